package app.seguia;

import android.content.Intent;
import android.os.Bundle;
import android.os.Environment;
import com.getcapacitor.BridgeActivity;
import java.io.File;

public class MainActivity extends BridgeActivity {

    /** A link that has been followed must not be opened again when Android makes the app anew, or it is chosen among the recent apps. */
    @Override
    public void onCreate(Bundle saved) {
        boolean fromHistory = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (saved != null || fromHistory) getIntent().setData(null);
        super.onCreate(saved);
        removePictures();
    }

    /** The camera writes whole pictures into the app's folder. The page has made its own, smaller ones of them; a day later they go. */
    private void removePictures() {
        File folder = getExternalFilesDir(Environment.DIRECTORY_PICTURES);
        File[] pictures = folder == null ? null : folder.listFiles();
        if (pictures == null) return;
        long dayAgo = System.currentTimeMillis() - 86_400_000L;
        for (File picture : pictures) if (picture.lastModified() < dayAgo) picture.delete();
    }
}
