/** Hz: a high tone for a value in its target, a low one for a value outside. */
const pitch = { in: 880, out: 220 };

/** Seconds. */
const length = { in: 0.09, out: 0.25 };

const volume = 0.2;

let output: AudioContext | undefined;

/** Plays a short tone. Call it from a press: browsers keep a page silent before. Where a browser has no sound, nothing happens. */
export function playTone(kind: 'in' | 'out'): void {
  if (!('AudioContext' in globalThis)) return;
  output ??= new AudioContext();
  // The system stops the output while the page is in the background.
  if (output.state === 'suspended') output.resume().catch(() => undefined);
  const start = output.currentTime;
  const end = start + length[kind];
  const loudness = new GainNode(output, { gain: volume });
  // A tone that ends at once clicks.
  loudness.gain.setValueAtTime(volume, end - 0.03);
  loudness.gain.linearRampToValueAtTime(0, end);
  const tone = new OscillatorNode(output, { type: 'sine', frequency: pitch[kind] });
  tone.connect(loudness).connect(output.destination);
  tone.start(start);
  tone.stop(end);
}
