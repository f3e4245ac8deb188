import type { MaybeText } from '../../internal/text.ts';
import { channelName } from '../channels.ts';
import { isLinkableCode, type LinkableCode } from '../integrations/integration-channels.ts';

/** The actions on the orders of a linked shop. */
export type ChannelCapability = 'pedidos' | 'guias' | 'etiquetas' | 'cancelaciones';

/** A field of the setup; `name` is the field of the call that links. */
export interface SetupField {
  readonly name: 'user' | 'password' | 'shop' | 'url' | 'consumerKey' | 'consumerSecret';
  readonly label: string;
  readonly help: string;
  /** The value is typed once, never shown again and never stored in the browser. */
  readonly isSecret: boolean;
}

export interface ChannelSetup {
  readonly code: LinkableCode;
  readonly name: string;
  /** Whether the merchant goes to the channel, allows it there, and comes back. */
  readonly goesToChannel: boolean;
  readonly fields: readonly SetupField[];
  readonly capabilities: readonly ChannelCapability[];
  /** Whether its shops cancel orders as a whole alone: of single pieces they get a note. */
  readonly cancelsWholeOrdersOnly: boolean;
  /** Four lines, without figures: visits, orders, guides, products. */
  readonly lines: readonly [string, string, string, string];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly never: readonly string[];
}

const typed = (name: SetupField['name'], label: string, help: string): SetupField => ({
  name,
  label,
  help,
  isSecret: false,
});
const secret = (name: SetupField['name'], label: string, help: string): SetupField => ({
  ...typed(name, label, help),
  isSecret: true,
});

interface OwnPart {
  readonly goesToChannel: boolean;
  readonly fields: readonly SetupField[];
  readonly capabilities: readonly ChannelCapability[];
  readonly cancelsWholeOrdersOnly?: true;
  readonly visits: string;
  /** Beside the orders, their buyers and the names of products, which are read of every channel. */
  readonly reads?: string;
}

const own: Readonly<Record<LinkableCode, OwnPart>> = {
  SH: {
    goesToChannel: true,
    fields: [],
    capabilities: ['pedidos', 'guias', 'etiquetas'],
    visits: 'Tus productos ante quienes compran moda en Shein',
    reads: 'Las formas de envío que te ofrece Shein',
  },
  TP: {
    goesToChannel: false,
    fields: [
      typed('user', 'Usuario de Total Play', 'El que usas para entrar al portal de vendedores.'),
      secret('password', 'Contraseña', 'La guardamos cifrada y nadie la puede leer.'),
    ],
    capabilities: ['pedidos', 'guias', 'etiquetas', 'cancelaciones'],
    visits: 'Tus productos ante los clientes de Total Play',
    reads: 'Las órdenes de compra de tus pedidos',
  },
  ML: {
    goesToChannel: true,
    fields: [],
    capabilities: ['pedidos', 'guias', 'etiquetas'],
    visits: 'Tus productos ante quienes buscan en Mercado Libre',
  },
  SP: {
    goesToChannel: true,
    fields: [
      typed('shop', 'Nombre de tu tienda', 'Lo que va antes de .myshopify.com, por ejemplo casa-lumbre.'),
    ],
    capabilities: ['pedidos', 'guias'],
    visits: 'Las visitas de tu propia tienda en Shopify',
  },
  WC: {
    goesToChannel: false,
    fields: [
      typed('url', 'Dirección de tu tienda', 'Como la escriben tus clientes, por ejemplo tutienda.mx.'),
      secret(
        'consumerKey',
        'Clave del cliente',
        'Empieza con ck_. La da WooCommerce en Ajustes, Avanzado, API REST.',
      ),
      secret('consumerSecret', 'Clave secreta', 'Empieza con cs_. WooCommerce la muestra una sola vez.'),
    ],
    capabilities: ['pedidos', 'guias', 'cancelaciones'],
    cancelsWholeOrdersOnly: true,
    visits: 'Las visitas de tu propia tienda en WooCommerce',
  },
  AE: {
    goesToChannel: true,
    fields: [],
    capabilities: ['pedidos', 'guias'],
    visits: 'Tus productos ante quienes compran en AliExpress',
    reads: 'Las paqueterías que te ofrece AliExpress',
  },
};

const written: Readonly<Record<ChannelCapability, string | null>> = {
  pedidos: null,
  guias: 'El número de guía y la paquetería de cada envío',
  etiquetas: 'Que el pedido está listo, para pedir la etiqueta del canal',
  cancelaciones: 'Que un pedido se acepta o se cancela, cuando tú lo decides',
};

/**
 * Gives what linking a channel asks for, allows, and never touches; `undefined` for a channel that is not linked.
 * @example channelSetup('TP')?.fields.map((field) => field.name) // => ['user', 'password']
 * @example channelSetup('ML')?.lines[3] // => 'Sincronización de productos: próximamente'
 * @example channelSetup('CS') // => undefined
 */
export function channelSetup(code: MaybeText): ChannelSetup | undefined {
  if (!isLinkableCode(code)) return undefined;
  const name = channelName(code);
  const { visits, reads, cancelsWholeOrdersOnly = false, ...rest } = own[code];
  return {
    code,
    name,
    ...rest,
    cancelsWholeOrdersOnly,
    lines: [
      visits,
      `Tus pedidos de ${name} llegan solos a Mis pedidos`,
      'Genera sus guías aquí, con las paqueterías de tu saldo',
      'Sincronización de productos: próximamente',
    ],
    reads: [
      `Tus pedidos de ${name} y sus productos`,
      'El nombre y la dirección de quien compra, para hacer la guía',
      ...(reads === undefined ? [] : [reads]),
    ],
    writes: rest.capabilities.flatMap((capability) => written[capability] ?? []),
    never: [
      'No leemos las tarjetas de tus clientes',
      'No cambiamos tus precios ni tus publicaciones',
      'No movemos tu dinero ni tu cuenta de depósitos',
    ],
  };
}
