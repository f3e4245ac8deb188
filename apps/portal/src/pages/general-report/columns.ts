/** The meanings of each file's columns, by their names. */
export const generalMeanings: Readonly<Record<string, string>> = {
  Pedido: 'Número del pedido en su canal',
  Canal: 'Dónde te compraron',
  'Fecha de compra': 'Día y hora, en el reloj de tu tienda',
  Estatus: 'Cómo va la pieza; también las canceladas y devueltas',
  SKU: 'Tu clave del producto',
  Producto: 'Nombre con el que se vendió',
  Unidades: 'Piezas iguales del mismo pedido',
  Precio: 'De una pieza',
  Descuento: 'Lo que se rebajó',
  Total: 'Lo que pagaron por esas piezas',
  Comisión: 'Lo que cobra el canal',
  Guía: 'Número de la guía',
  Paquetería: 'Quién lleva el paquete',
  Estado: 'A qué estado se envía',
};

export const guideMeanings: Readonly<Record<string, string>> = {
  Guía: 'Número de la guía',
  Pedido: 'El pedido que va en el paquete',
  Canal: 'Dónde te compraron',
  Paquetería: 'Quién lleva el paquete',
  Servicio: 'Terrestre, exprés o el que elegiste',
  Estado: 'Cómo va el envío',
  Destinatario: 'Quién lo recibe',
  Ciudad: 'A dónde va',
  Contenido: 'Lo que declaraste',
  'Costo MXN': 'Lo que pagaste por la guía',
  Creada: 'Día y hora, en el reloj de tu tienda',
};
