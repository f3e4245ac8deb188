/** Carriers that do not exist, and what they charge: MXN with VAT, in centavos. */
export type DemoService = {
  readonly carrierId: string;
  readonly serviceType: string;
  readonly insuranceRate: number;
  readonly insuranceMinimum: number;
  readonly extendedZone: number;
  readonly heavyFrom: number;
  readonly heavyCharge: number;
  readonly maxWeight: number;
  /** One for each zone it serves, from zone 1: [base kg, base price, price of a further kg, working days]. */
  readonly zones: readonly (readonly [number, number, number, number])[];
  /** Percent delivered in time at best; far states get less. */
  readonly onTime: number;
};

export const demoCarriers = [
  { id: 'veloz-mx', name: 'Veloz MX', demo: true },
  { id: 'norte-express', name: 'Norte Express', demo: true },
  { id: 'ruta-7', name: 'Ruta 7', demo: true },
  { id: 'bajio-paq', name: 'Bajío Paq', demo: true },
] as const;

export const demoServices: readonly DemoService[] = [
  {
    carrierId: 'veloz-mx',
    serviceType: 'Día siguiente',
    insuranceRate: 180,
    insuranceMinimum: 2_000,
    extendedZone: 14_500,
    heavyFrom: 25,
    heavyCharge: 18_000,
    maxWeight: 60,
    zones: [
      [1, 15_900, 2_450, 1],
      [1, 18_700, 2_890, 1],
      [1, 21_900, 3_350, 1],
      [1, 25_600, 3_980, 1],
    ],
    onTime: 97,
  },
  {
    carrierId: 'veloz-mx',
    serviceType: 'Terrestre',
    insuranceRate: 150,
    insuranceMinimum: 1_850,
    extendedZone: 12_000,
    heavyFrom: 30,
    heavyCharge: 14_500,
    maxWeight: 70,
    zones: [
      [1, 11_200, 1_350, 2],
      [1, 12_400, 1_620, 3],
      [1, 13_600, 1_890, 3],
      [1, 15_300, 2_280, 5],
    ],
    onTime: 96,
  },
  {
    carrierId: 'norte-express',
    serviceType: 'Terrestre',
    insuranceRate: 140,
    insuranceMinimum: 1_500,
    extendedZone: 10_900,
    heavyFrom: 25,
    heavyCharge: 12_000,
    maxWeight: 50,
    zones: [
      [3, 12_900, 1_180, 2],
      [3, 13_800, 1_390, 3],
      [3, 15_200, 1_640, 4],
      [3, 17_100, 1_970, 6],
    ],
    onTime: 93,
  },
  {
    carrierId: 'norte-express',
    serviceType: 'Exprés',
    insuranceRate: 170,
    insuranceMinimum: 1_900,
    extendedZone: 13_200,
    heavyFrom: 20,
    heavyCharge: 15_000,
    maxWeight: 40,
    zones: [
      [1, 14_800, 2_150, 1],
      [1, 17_300, 2_560, 2],
      [1, 19_900, 2_990, 2],
    ],
    onTime: 95,
  },
  {
    carrierId: 'ruta-7',
    serviceType: 'Económico',
    insuranceRate: 120,
    insuranceMinimum: 1_200,
    extendedZone: 9_500,
    heavyFrom: 20,
    heavyCharge: 9_900,
    maxWeight: 30,
    zones: [
      [1, 9_240, 1_090, 3],
      [1, 10_340, 1_290, 4],
      [1, 11_450, 1_520, 6],
      [1, 12_890, 1_830, 8],
    ],
    onTime: 89,
  },
  {
    carrierId: 'bajio-paq',
    serviceType: 'Regional',
    insuranceRate: 110,
    insuranceMinimum: 1_000,
    extendedZone: 8_800,
    heavyFrom: 25,
    heavyCharge: 8_500,
    maxWeight: 45,
    zones: [
      [2, 9_800, 980, 2],
      [2, 10_900, 1_150, 2],
      [2, 12_600, 1_380, 4],
    ],
    onTime: 92,
  },
];

/** The regions, each with its neighbours. */
export const demoRegions: Readonly<Record<string, { states: string; neighbours: readonly string[] }>> = {
  centro: { states: 'DIF MEX MOR HID TLA PUE', neighbours: ['bajio', 'golfo', 'sur', 'occidente'] },
  bajio: { states: 'QUE GUA AGU SLP ZAC', neighbours: ['centro', 'occidente', 'noreste', 'norte'] },
  occidente: { states: 'JAL COL NAY MIC', neighbours: ['bajio', 'centro', 'noroeste', 'sur'] },
  noreste: { states: 'NLE COA TAM', neighbours: ['norte', 'bajio', 'golfo'] },
  norte: { states: 'CHH DUR', neighbours: ['noreste', 'noroeste', 'bajio'] },
  noroeste: { states: 'BCN BCS SON SIN', neighbours: ['norte', 'occidente'] },
  golfo: { states: 'VER TAB', neighbours: ['centro', 'sur', 'sureste', 'noreste'] },
  sur: { states: 'GRO OAX CHP', neighbours: ['centro', 'golfo', 'occidente', 'sureste'] },
  sureste: { states: 'CAM YUC ROO', neighbours: ['golfo', 'sur'] },
};

/** Codes, or their first digits, where delivery costs more. */
export const demoExtendedZones = [
  '20400',
  '23',
  '304',
  '306',
  '40',
  '63732',
  '70600',
  '777',
  '97780',
  '30000',
] as const;
