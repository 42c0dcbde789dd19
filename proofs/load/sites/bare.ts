// A yardstick of proofs/load/bench-load.ts: a login form with the libraries that the app is built on (react, its router, texts, atoms and the client of
// the contract), and nothing of the app.
import Login from './Login.tsx';
import { drawPage } from './page.tsx';

drawPage({ Component: Login });
