/**
 * Files of one line, gone. A module that is imported late and lies in a chunk with others gets a file of its own from the
 * builder, which only passes its exports on: one more request before anything can begin. Here the chunk exports them
 * under their own names, and whoever wants that file is sent to the chunk.
 */
import type { Plugin } from 'vite';

/** All that such a file holds. */
const FACADE = /^(?:import"\.\/[\w.-]+";)*export\{([^}]*)\}from"\.\/([\w.-]+)";\s*$/;
const BARE = /^import"\.\/([\w.-]+)";\s*$/;
const EXPORTS = /export\{([^}]*)\};(\s*)$/;

/** To be counted up when this file changes what it writes. */
const VERSION = 1;

interface Facade {
  readonly to: string;
  /** The name outside, and the one by which the chunk exports it. */
  readonly names: readonly (readonly [outside: string, inChunk: string])[];
}

const pairs = (list: string): [inside: string, outside: string][] =>
  list.split(',').map((one) => {
    const [inside, outside = inside] = one.split(' as ');
    return [inside!, outside!];
  });

const withoutMap = (code: string): string => code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');

export function facadeIn(code: string): Facade | null {
  const bare = BARE.exec(withoutMap(code));
  if (bare) return { to: bare[1]!, names: [] };
  const found = FACADE.exec(withoutMap(code));
  return found && { to: found[2]!, names: pairs(found[1]!).map(([inside, outside]) => [outside, inside]) };
}

/** The chunk with these names exported too, or null where one of them means something else there. */
export function withNames(code: string, names: Facade['names']): string | null {
  if (names.length === 0) return code;
  const found = EXPORTS.exec(withoutMap(code));
  if (!found) return null;
  const all = new Map(pairs(found[1]!).map(([inside, outside]) => [outside, inside]));
  for (const [outside, inChunk] of names) {
    const inside = all.get(inChunk);
    if (inside === undefined || (all.get(outside) ?? inside) !== inside) return null;
    all.set(outside, inside);
  }
  const list = [...all].map(([outside, inside]) => (inside === outside ? inside : `${inside} as ${outside}`)).join(',');
  return code.replace(`export{${found[1]}};`, () => `export{${list}};`);
}

export function noFacades(): Plugin {
  return {
    name: 'no-facades',
    enforce: 'post',
    /** A file is named after its content before this changes it: what the change depends on belongs to the name. */
    augmentChunkHash(chunk) {
      return `${VERSION} ${chunk.moduleIds.flatMap((id) => this.getModuleInfo(id)?.exports ?? [])}`;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const base = (file: string) => file.replace('assets/', '');
        const moved = new Map<string, string>();
        for (const [file, chunk] of Object.entries(bundle)) {
          const facade = chunk.type === 'chunk' ? facadeIn(chunk.code) : null;
          const target = facade && bundle[`assets/${facade.to}`];
          if (!facade || target?.type !== 'chunk') continue;
          const code = withNames(target.code, facade.names);
          if (code === null) continue;
          target.code = code;
          moved.set(base(file), facade.to);
          delete bundle[file];
          delete bundle[`${file}.map`];
        }
        const send = (text: string) =>
          [...moved].reduce((said, [from, to]) => (said.includes(from) ? said.replaceAll(from, to) : said), text);
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = send(file.code);
          else if (file.fileName.endsWith('manifest.json') && typeof file.source === 'string')
            file.source = send(file.source);
        }
      },
    },
  };
}
