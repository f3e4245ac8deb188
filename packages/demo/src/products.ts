import { readFileSync } from 'node:fs';
import { fileRow } from '@trastienda/services/subjects/files/create-files';
import type { DemoStore } from './merchants.ts';

/** [sku, name, price MXN, height, width, depth in cm, kg, variation?] */
type ProductRow = readonly [string, string, number, number, number, number, number, 'variacion'?];

export type DemoProduct = {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** centavos */
  readonly price: number;
  readonly dimensions: {
    readonly height: number;
    readonly width: number;
    readonly depth: number;
    readonly weight: number;
  };
  readonly productType: 'simple' | 'variacion';
  /** The merchant's upload: a file in `pictures`, which seeding only reads. */
  readonly picture: ReturnType<typeof fileRow>;
};

const catalogs: Readonly<Record<DemoStore['catalog'], readonly ProductRow[]>> = {
  home: [
    ['VS-6-AZ', 'Juego de 6 vasos de vidrio soplado azul', 999, 30, 25, 20, 2.1],
    ['LM-TAL-01', 'Lámpara de mesa de talavera poblana', 1_489, 45, 28, 28, 3.4],
    ['CJ-OTM-45', 'Cojín bordado otomí 45 × 45 cm', 549, 45, 45, 12, 0.7, 'variacion'],
    ['TP-YUT-120', 'Tapete de yute tejido a mano 120 × 180 cm', 1_890, 125, 20, 20, 4.8],
    ['VL-CRI-SET', 'Set de velas aromáticas de cera de soya, 3 piezas', 429, 12, 30, 12, 1.2],
    ['MC-BAR-M', 'Maceta de barro negro de Oaxaca mediana', 689, 26, 26, 26, 2.9],
    ['HM-CAM-MT', 'Hamaca matrimonial de algodón, Yucatán', 1_249, 15, 40, 30, 2.2, 'variacion'],
    ['EP-LAT-60', 'Espejo de hojalata repujada 60 cm', 1_750, 65, 65, 8, 3.8],
    ['CB-LAN-QN', 'Cobija de lana de Chiconcuac, matrimonial', 1_120, 18, 50, 40, 2.6],
    ['RL-PAR-30', 'Reloj de pared de madera de parota 30 cm', 799, 32, 32, 6, 1.1],
    ['CN-PAL-G', 'Canasta de palma tejida grande', 459, 35, 40, 40, 0.9],
    ['JR-TAL-02', 'Jarrón de talavera 32 cm', 1_340, 36, 24, 24, 2.7],
    ['PS-ALE-24', 'Portarretratos de alebrije 24 × 18 cm', 389, 26, 20, 4, 0.5, 'variacion'],
    ['ML-REB-01', 'Mantel de rebozo 6 lugares', 620, 6, 30, 25, 0.6],
  ],
  kitchen: [
    ['MJ-PVO-8', 'Molcajete de piedra volcánica 8 pulgadas', 749, 18, 24, 24, 6.8],
    ['CM-ACE-26', 'Comal de acero al carbón 26 cm', 459, 4, 28, 42, 1.9],
    ['OL-BAR-5L', 'Olla de barro vidriado sin plomo, 5 L', 899, 26, 30, 30, 4.2],
    ['CZ-COB-3L', 'Cazo de cobre martillado de Santa Clara, 3 L', 1_690, 18, 32, 32, 2.4],
    ['TB-PAR-40', 'Tabla de picar de parota 40 cm', 529, 4, 42, 26, 1.7],
    ['TT-PRE-20', 'Tortilladora de hierro fundido 20 cm', 679, 12, 24, 30, 5.1],
    ['MO-CHO-01', 'Molinillo y jarro para chocolate', 349, 34, 16, 16, 1.1],
    ['CU-SET-6', 'Juego de 6 cuchillos con base', 1_199, 36, 18, 14, 2.3],
    ['VJ-PEL-16', 'Vajilla de peltre azul, 16 piezas', 1_399, 28, 32, 32, 5.6],
    ['SR-HIE-28', 'Sartén de hierro fundido 28 cm', 859, 7, 30, 46, 3.2, 'variacion'],
  ],
  pets: [
    ['CM-PER-G', 'Cama ortopédica para perro grande', 1_099, 22, 90, 60, 3.1, 'variacion'],
    ['AL-PER-15', 'Alimento para perro adulto 15 kg', 1_289, 16, 45, 70, 15.2],
    ['AR-GAT-10', 'Arena aglutinante para gato 10 kg', 329, 14, 30, 45, 10.1],
    ['RC-GAT-2N', 'Rascador para gato de dos niveles', 899, 75, 40, 40, 5.4],
    ['CR-REF-M', 'Correa reflejante mediana', 229, 4, 15, 20, 0.2, 'variacion'],
    ['TR-AVI-M', 'Transportadora aprobada para avión, mediana', 1_450, 40, 42, 60, 4.3],
    ['FT-AGU-2L', 'Fuente de agua para mascota 2 L', 579, 18, 20, 20, 0.9],
    ['JG-CUE-3', 'Juguetes de cuerda, 3 piezas', 189, 8, 20, 16, 0.4],
  ],
  books: [
    ['CD-ART-A5', 'Cuaderno artesanal de papel amate A5', 279, 3, 22, 16, 0.4],
    ['PL-FUE-M', 'Pluma fuente punto medio', 489, 4, 18, 8, 0.2, 'variacion'],
    ['AC-24-PR', 'Acuarelas profesionales, 24 colores', 659, 4, 26, 14, 0.6],
    ['AG-2026-D', 'Agenda diaria 2026', 349, 4, 24, 18, 0.7],
    ['TI-BOT-50', 'Tinta para pluma fuente 50 ml', 239, 8, 8, 8, 0.3, 'variacion'],
    ['CB-MAR-12', 'Caja de marcadores doble punta, 12 piezas', 399, 4, 20, 16, 0.4],
  ],
  fashion: [['RB-SMP-01', 'Rebozo de Santa María del Río', 2_490, 6, 35, 25, 0.6]],
  tools: [
    ['TL-INA-20V', 'Taladro inalámbrico 20 V con dos baterías', 2_199, 12, 36, 28, 3.2],
    ['JG-LLV-MM', 'Juego de llaves combinadas milimétricas, 14 piezas', 949, 6, 38, 22, 3.6],
    ['CJ-HER-19', 'Caja de herramientas 19 pulgadas', 689, 24, 49, 25, 2.8],
    ['ES-TIJ-6M', 'Escalera de tijera de aluminio, 6 peldaños', 1_799, 18, 52, 190, 7.9],
    ['GT-HID-2T', 'Gato hidráulico de patín 2 toneladas', 1_349, 16, 46, 22, 8.6],
    ['LJ-DIS-50', 'Discos de corte 4 1/2, caja con 50', 799, 12, 13, 13, 4.4],
    ['GU-NIT-100', 'Guantes de nitrilo, caja con 100', 259, 8, 24, 12, 0.7, 'variacion'],
    ['LT-CAB-LED', 'Linterna de cabeza LED recargable', 349, 8, 10, 12, 0.2],
    ['PT-AIR-50L', 'Compresor de aire 50 L', 4_890, 62, 32, 72, 28.5],
    ['ML-ESM-45', 'Esmeriladora angular 4 1/2, 850 W', 1_090, 12, 30, 14, 2.2],
    ['NV-LAS-V', 'Nivel láser verde de tres líneas', 2_690, 16, 24, 16, 1.4],
    ['CN-GOL-16', 'Martillo de uña 16 onzas', 239, 4, 34, 14, 0.8],
  ],
  electric: [
    ['CB-THW-12', 'Cable THW calibre 12, rollo de 100 m', 1_690, 14, 34, 34, 4.1, 'variacion'],
    ['IN-TER-2P', 'Interruptor termomagnético 2 polos 30 A', 389, 8, 10, 8, 0.3],
    ['LM-LED-P12', 'Panel LED 60 × 60 cm 40 W', 749, 6, 64, 64, 2.9],
    ['CT-DUP-10', 'Contacto dúplex polarizado, caja con 10', 289, 10, 18, 12, 0.8],
    ['CN-CAR-8', 'Centro de carga 8 espacios', 1_129, 12, 30, 42, 3.7],
    ['RF-SOL-100', 'Reflector solar LED 100 W con sensor', 869, 10, 28, 26, 2.1],
    ['MU-DIG-01', 'Multímetro digital de gancho', 599, 6, 26, 12, 0.5],
  ],
};

export const demoProducts = ({ id: storeId, catalog }: DemoStore): DemoProduct[] =>
  catalogs[catalog].map(([sku, name, price, height, width, depth, weight, kind], at) => {
    const bytes = readFileSync(new URL(`pictures/${sku}.png`, import.meta.url));
    return {
      id: `p-${catalog}-${at + 1}`,
      sku,
      name,
      price: price * 100,
      dimensions: { height, width, depth, weight },
      productType: kind ?? 'simple',
      picture: fileRow({ storeId, kind: 'product', name: `${sku}.png`, bytes }, 'png'),
    };
  });
