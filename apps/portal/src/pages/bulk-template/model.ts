import { type BulkColumn, columnsWith } from '@trastienda/domain/bulk';

export type TemplateColumn = Pick<BulkColumn, 'key' | 'head' | 'example' | 'help'> & {
  /** Asked of a product that is sold. */
  readonly isAsked: boolean;
};

type Attribute = {
  readonly name: string;
  readonly required: boolean;
  readonly values: readonly string[];
};

/** 'Foto 1', 'Foto 2'… are one line: 'Foto 1 a 10'. */
const numbered = /^(?<kind>photo|variationName|variationValue)(?<at>\d+)$/u;

/** The columns of a template as they are read before it is downloaded; columns that only differ by their number are one line. */
export function templateColumns(attributes: readonly Attribute[]): readonly TemplateColumn[] {
  const known = new Map(attributes.map((one) => [`attributes.${one.name}`, one]));
  const all = columnsWith(attributes.map(({ name }) => name));
  const kindOf = (key: string): string | undefined => numbered.exec(key)?.groups?.['kind'];
  return all.flatMap(({ key, head, example, help, isAsked = false }): TemplateColumn[] => {
    const kind = kindOf(key);
    if (kind !== undefined) {
      const count = all.filter((other) => kindOf(other.key) === kind).length;
      return key.endsWith('1') && key.length === kind.length + 1
        ? [{ key, head: `${head} a ${count}`, example, help, isAsked }]
        : [];
    }
    const attribute = known.get(key);
    if (attribute === undefined) return [{ key, head, example, help, isAsked }];
    const { values, required } = attribute;
    return [
      {
        key,
        head,
        example: values[0] ?? '',
        help: values.length > 0 ? `Uno de: ${values.slice(0, 6).join(', ')}` : help,
        isAsked: required,
      },
    ];
  });
}
