import { faultsIn } from './fault.ts';

const apiClient = faultsIn('packages/api-client/src/core', [
  {
    id: 'C01',
    file: 'create-client.ts',
    find: "isBinary(call) || call.encoding === 'multipart' ? options.token?.() : null",
    replacement: 'isBinary(call) ? options.token?.() : null',
    harm: 'No file can be uploaded: it is sent without the ticket of the session.',
    tests: ['create-client.test.ts'],
  },
  {
    id: 'C02',
    file: 'with-retries.ts',
    find: 'repeat < retries',
    replacement: 'repeat <= retries',
    harm: 'A service that is down is asked once more than was agreed.',
    tests: ['with-retries.test.ts'],
  },
  {
    id: 'C03',
    file: 'query.ts',
    find: "type === 'array' || second !== undefined ? texts",
    replacement: "type === 'array' || second === first ? texts",
    harm: 'A store that is named twice is checked by one name and read by the other.',
    tests: ['query.test.ts'],
  },
  {
    id: 'C04',
    file: 'read-answer.ts',
    find: 'return Number(header) * 1000;',
    replacement: 'return Number(header);',
    harm: 'Thirty seconds of pause that a service asks for are thirty milliseconds.',
    tests: ['with-retries.test.ts', 'create-client.test.ts'],
  },
  {
    id: 'C05',
    file: 'path.ts',
    find: " || text === '..'",
    replacement: '',
    harm: 'An id of two dots makes of a call another one.',
    tests: ['hostile-input.test.ts', 'path.test.ts'],
  },
  {
    id: 'C06',
    file: 'store-positions.ts',
    find: "typeof value === 'string' || typeof value === 'number' ? String(value) : ''",
    replacement: 'String(value)',
    harm: 'A list of one id passes for the id itself where the tenant is checked.',
    tests: ['store-positions.test.ts'],
  },
]);

const ui = faultsIn('packages/ui/src', [
  {
    id: 'U01',
    file: 'components/DataTable/DataTable.model.ts',
    find: "const next = new Set(selected);\n  const isFull = selectionState(keys, selected) === 'all';",
    replacement:
      "const next = new Set<string>();\n  const isFull = selectionState(keys, selected) === 'all';",
    harm: 'Choosing a page drops what was chosen on other pages.',
    tests: ['components/DataTable/DataTable.model.test.ts'],
  },
  {
    id: 'U02',
    file: 'components/EditableGrid/clipboard.model.ts',
    find: '`"${text.replaceAll(\'"\', \'""\')}"`',
    replacement: '`"${text}"`',
    harm: 'A cell with inches in it (32") breaks the table that was copied.',
    tests: ['components/EditableGrid/models.test.ts'],
  },
  {
    id: 'U03',
    file: 'components/Snackbar/snackbar-queue.ts',
    find: '      sources.delete(id);\n',
    replacement: '',
    harm: "'Deshacer' undoes, and sends all the same.",
    tests: ['components/Snackbar/Snackbar.model.test.ts'],
  },
  {
    id: 'U04',
    file: 'components/ProgressSteps/ProgressSteps.model.ts',
    find: 'current === null ? keys.length : keys.indexOf(current)',
    replacement: 'current === null ? keys.length - 1 : keys.indexOf(current)',
    harm: 'What is finished says that its last step is still at work.',
    tests: ['components/ProgressSteps/ProgressSteps.test.ts'],
  },
  {
    id: 'U05',
    file: 'internal/chart/scale.ts',
    find: 'Math.ceil(count / step)',
    replacement: 'Math.floor(count / step)',
    harm: 'Charts lose the label of their last places.',
    tests: ['internal/chart/chart.test.ts'],
  },
  {
    id: 'U06',
    file: 'components/MexicoMap/MexicoMap.model.ts',
    find: 'limits.filter((limit) => value >= limit)',
    replacement: 'limits.filter((limit) => value > limit)',
    harm: 'A state is painted with the colour of the class below its own.',
    tests: ['components/MexicoMap/MexicoMap.test.ts'],
  },
]);

const domain = faultsIn('packages/domain/src', [
  {
    id: '2D01',
    file: 'bulk/edit-of-rows.ts',
    find: 'Math.max(stated, price)',
    replacement: 'price',
    harm: "A channel's price above the product's own is refused with a sentence on a field that nobody wrote.",
    tests: ['bulk/product-rows.test.ts'],
  },
  {
    id: '2D02',
    file: 'product/merge/merge-product.ts',
    find: '!has(base, photo) && !has(mine, photo)',
    replacement: '!has(base, photo)',
    harm: 'A photo that two people added at once is in the listing twice.',
    tests: ['product/merge/merge-product.test.ts'],
  },
  {
    id: '2D03',
    file: 'payment/nets/explain-difference.ts',
    find: 'Math.abs(amount) > pieces * concepts',
    replacement: 'Math.abs(amount) >= pieces * concepts',
    harm: 'A centavo of rounding is told as a commission that was charged too much.',
    tests: ['payment/nets/nets.test.ts'],
  },
  {
    id: '2D04',
    file: 'invoice/cfdi/match-invoices.ts',
    find: 'MAX_DAYS = 60',
    replacement: 'MAX_DAYS = 59',
    harm: 'An invoice of the sixtieth day does not find its order.',
    tests: ['invoice/cfdi/match-invoices.test.ts'],
  },
  {
    id: '2D05',
    file: 'sale/indicators/comparison-cut.ts',
    find: '-daysBetween(today, range.lastDay)',
    replacement: '-daysBetween(range.lastDay, today)',
    harm: 'Buen Fin is compared with days after the one of the year before.',
    tests: ['sale/sale.test.ts'],
  },
  {
    id: '2D06',
    file: 'onboarding/fits-signer.ts',
    find: 'Math.min(a.length, b.length) < 4',
    replacement: 'Math.min(a.length, b.length) < 3',
    harm: 'Ana signs for Ada.',
    tests: ['onboarding/step-statuses.test.ts'],
  },
]);

export const libraries = [...apiClient, ...ui, ...domain];
