import { describe, expect, test } from 'vitest';
import { regionOf } from './region.ts';

describe('the region of dates', () => {
  test('is the first of the browser’s that speaks the language chosen', () => {
    expect(regionOf('en', ['fr-CA', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(regionOf('fr', ['en-GB', 'fr-CH'])).toBe('fr-CH');
  });
  test('is the language itself where the browser names none', () => {
    expect(regionOf('fr', ['en-GB', 'fr'])).toBe('fr');
    expect(regionOf('en', [])).toBe('en');
  });
});
