export interface QueryFault {
  readonly param: string;
  readonly code: string;
  readonly message: string;
}

/** What WordPress refuses in the parameters of a list. */
export function foundFaults(
  query: URLSearchParams,
  orderings: readonly string[],
  statuses: readonly string[],
  asked: readonly string[],
): QueryFault[] {
  const faults: QueryFault[] = [];
  const outOf = (param: string, range: string) =>
    faults.push({ param, code: 'rest_out_of_bounds', message: `${param} must be ${range}` });
  const perPage = Number(query.get('per_page') ?? 10);
  if (!(perPage >= 1 && perPage <= 100)) outOf('per_page', 'between 1 (inclusive) and 100 (inclusive)');
  if (!(Number(query.get('page') ?? 1) >= 1)) outOf('page', 'greater than or equal to 1');
  const orderby = query.get('orderby');
  if (orderby !== null && !orderings.includes(orderby))
    faults.push({
      param: 'orderby',
      code: 'rest_not_in_enum',
      message: `orderby is not one of ${orderings.join(', ')}.`,
    });
  if (asked.some((status) => !statuses.includes(status)))
    faults.push({
      param: 'status',
      code: 'rest_not_in_enum',
      message: `status[0] is not one of ${statuses.join(', ')}.`,
    });
  for (const param of ['after', 'before', 'modified_after', 'modified_before']) {
    const text = query.get(param);
    if (text !== null && Number.isNaN(Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)))
      faults.push({ param, code: 'rest_invalid_date', message: 'Invalid date.' });
  }
  return faults;
}

/** The refusal of parameters, in WordPress' own form. */
export function invalidParams(faults: readonly QueryFault[]) {
  return {
    status: 400,
    body: {
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${faults.map(({ param }) => param).join(', ')}`,
      data: {
        status: 400,
        params: Object.fromEntries(faults.map(({ param, message }) => [param, message])),
        details: Object.fromEntries(
          faults.map(({ param, code, message }) => [param, { code, message, data: null }]),
        ),
      },
    },
  };
}
