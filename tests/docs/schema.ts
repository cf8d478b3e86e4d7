/** Checks a value against the part of JSON Schema that docs/record.schema.json uses; an unknown word is a bug. */

export type Schema = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
};

type Keyword = (rule: unknown, value: unknown, schema: Schema, root: Schema) => boolean;

/** One entry per word of the language. As in the standard, a word about another type is always satisfied. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $schema: () => true,
  $defs: () => true,
  title: () => true,
  description: () => true,
  $ref: (path, value, _schema, root) => {
    const name = String(path).replace('#/$defs/', '');
    return fitsSchema((root.$defs as Record<string, Schema>)[name]!, value, root);
  },
  type: (name, value) => TYPES[String(name)]!(value),
  const: (wanted, value) => value === wanted,
  anyOf: (choices, value, _schema, root) => (choices as Schema[]).some((choice) => fitsSchema(choice, value, root)),
  minimum: (least, value) => typeof value !== 'number' || value >= Number(least),
  maximum: (most, value) => typeof value !== 'number' || value <= Number(most),
  maxLength: (most, value) => typeof value !== 'string' || [...value].length <= Number(most),
  pattern: (pattern, value) => typeof value !== 'string' || new RegExp(String(pattern), 'u').test(value),
  minItems: (least, value) => !Array.isArray(value) || value.length >= Number(least),
  maxItems: (most, value) => !Array.isArray(value) || value.length <= Number(most),
  items: (each, value, _schema, root) =>
    !Array.isArray(value) || value.every((item) => fitsSchema(each as Schema, item, root)),
  required: (keys, value) => !isObject(value) || (keys as string[]).every((key) => Object.hasOwn(value, key)),
  properties: (fields, value, _schema, root) =>
    !isObject(value) ||
    Object.entries(fields as Record<string, Schema>).every(
      ([key, field]) => !Object.hasOwn(value, key) || fitsSchema(field, value[key], root),
    ),
  propertyNames: (names, value, _schema, root) =>
    !isObject(value) || Object.keys(value).every((key) => fitsSchema(names as Schema, key, root)),
  additionalProperties: (rule, value, schema, root) => {
    if (!isObject(value)) return true;
    const known = (schema.properties ?? {}) as object;
    const others = Object.keys(value).filter((key) => !Object.hasOwn(known, key));
    return rule === false ? others.length === 0 : others.every((key) => fitsSchema(rule as Schema, value[key], root));
  },
};

export function fitsSchema(schema: Schema, value: unknown, root: Schema = schema): boolean {
  return Object.entries(schema).every(([word, rule]) => {
    const keyword = KEYWORDS[word];
    if (!keyword) throw new Error(`bug: the schema says "${word}", which this checker does not know`);
    return keyword(rule, value, schema, root);
  });
}
