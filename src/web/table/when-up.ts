import type { Carrier } from './contract.ts';

/** Calls `said` now if the line is up, and each time it comes up again, until the function given back is called. */
export function whenUp(carrier: Carrier, said: () => void): () => void {
  let up = false;
  const look = () => {
    const was = up;
    up = carrier.state.value === 'up';
    if (up && !was) said();
  };
  look();
  return carrier.state.follow(look);
}
