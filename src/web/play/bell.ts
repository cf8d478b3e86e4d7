/** One stroke of a bell, made here: no sound file is loaded. Heard, and fetched, only by those who asked for it. */
let context: AudioContext | null = null;

/** Strike frequencies of a small station bell, and how loud each partial is. */
const PARTIALS = [
  [784, 0.18],
  [1568, 0.09],
  [2093, 0.05],
] as const;
const RING_SECONDS = 1.1;

export function ring(): void {
  try {
    context ??= new AudioContext();
  } catch {
    return; // a browser without sound
  }
  void context.resume();
  const start = context.currentTime;
  for (const [frequency, loudness] of PARTIALS) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + RING_SECONDS);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + RING_SECONDS);
  }
}
