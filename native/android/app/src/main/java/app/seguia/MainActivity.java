package app.seguia;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
