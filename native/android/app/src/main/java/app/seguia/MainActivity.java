package app.seguia;

import android.content.Intent;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    /** A link that has been followed must not be opened again when Android makes the app anew, or it is chosen among the recent apps. */
    @Override
    public void onCreate(Bundle saved) {
        boolean fromHistory = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (saved != null || fromHistory) getIntent().setData(null);
        super.onCreate(saved);
    }
}
