/** The engraved security pattern of a share certificate, as one path inside w by h. */
import { short } from './silhouettes.ts';

export function guilloche(w: number, h: number, lobes: number, seed: number, layers = 5, swing = 0.2): string {
  const steps = Math.max(160, lobes * 14);
  let path = '';
  for (let k = 0; k < layers; k++) {
    for (let i = 0; i < steps; i++) {
      const t = (i / steps) * Math.PI * 2;
      const reach = 0.92 * (1 + swing * Math.sin(lobes * t + k * 0.55 + seed)) * (0.55 + 0.1 * k);
      const [x, y] = [w / 2 + (w / 2) * reach * Math.cos(t), h / 2 + (h / 2) * reach * Math.sin(t)];
      path += `${i ? 'L' : 'M'}${short(x)} ${short(y)}`;
    }
    path += 'Z';
  }
  return path;
}
