import { describe, expect, test } from 'vitest';
import { facadeIn, withNames } from './vite-facades.ts';

describe('files that only pass exports on', () => {
  test('are known by holding nothing else', () => {
    const found = { to: 'play-b.js', names: [['OnlinePage', 't'] as const, ['here', 'here'] as const] };
    expect(facadeIn('export{t as OnlinePage,here}from"./play-b.js";\n//# sourceMappingURL=a.js.map')).toEqual(found);
    expect(facadeIn('import"./engine-a.js";export{t as OnlinePage,here}from"./play-b.js";')).toEqual(found);
    expect(facadeIn('import"./tables-a.js";')).toEqual({ to: 'tables-a.js', names: [] });
    expect(facadeIn('import{t as e}from"./a.js";var n=e+1;export{n as t};')).toBeNull();
    expect(facadeIn('export{t as a}from"./a.js";export{t as b}from"./b.js";')).toBeNull();
  });

  test('their names are exported by the chunk itself', () => {
    expect(withNames('var e=1,n=2;export{n as t,e};\n', [['Home', 't']])).toBe(
      'var e=1,n=2;export{n as t,e,n as Home};\n',
    );
    expect(withNames('var e=1;export{e as t};', [])).toBe('var e=1;export{e as t};');
  });

  test('not where a name means something else there, or what is passed on is not there', () => {
    expect(withNames('var e=1,n=2;export{n as t,e as en};', [['en', 't']])).toBeNull();
    expect(withNames('var e=1;export{e as t};', [['en', 'n']])).toBeNull();
  });
});
