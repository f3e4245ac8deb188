import { colour, type DemoFamily } from './family.ts';

export const technologyFamilies: readonly DemoFamily[] = [
  {
    name: 'Electrónica',
    commission: 10,
    attributes: [
      ['Modelo', 'text'],
      colour,
      ['Garantía', ['3 meses', '6 meses', '12 meses', '24 meses'], 'required'],
    ],
    groups: {
      'Audio y video': [
        'Televisores: televisor pantalla smart tv pulgadas oled',
        'Bocinas: bocina altavoz parlante barra sonido bluetooth',
        'Audífonos: audífono diadema earbuds inalámbrico',
        'Proyectores: proyector cañón pantalla proyección',
        'Micrófonos: micrófono condensador solapa karaoke',
        'Cables de audio y video: cable hdmi rca adaptador convertidor',
      ],
      'Celulares y cómputo': [
        'Celulares: celular smartphone teléfono móvil',
        'Fundas y micas: funda mica protector case carcasa celular',
        'Cargadores y cables: cargador cable usb tipo powerbank batería portátil',
        'Laptops: laptop notebook portátil computadora',
        'Tabletas: tableta tablet ipad lector',
        'Monitores: monitor pulgadas curvo',
        'Teclados y ratones: teclado mouse ratón mecánico inalámbrico',
        'Memorias y discos: memoria usb disco duro ssd microsd',
        'Impresoras y tinta: impresora multifuncional tóner cartucho tinta',
        'Redes y módem: router módem repetidor wifi switch ethernet',
      ],
      'Foto y juego': [
        'Cámaras: cámara fotográfica réflex deportiva webcam lente',
        'Cámaras de seguridad: cámara vigilancia cctv dvr videoportero timbre',
        'Consolas y videojuegos: consola videojuego control gamepad',
        'Relojes inteligentes: smartwatch reloj inteligente banda pulsera actividad',
        'Drones: dron drone cuadricóptero',
      ],
    },
  },
  {
    name: 'Herramientas y ferretería',
    commission: 13,
    attributes: [
      ['Uso', ['Doméstico', 'Profesional', 'Industrial'], 'required'],
      ['Medida', 'text'],
    ],
    groups: {
      Herramientas: [
        'Taladros y atornilladores: taladro rotomartillo atornillador percutor broca',
        'Esmeriles y sierras: esmeriladora sierra caladora disco corte lijadora pulidora',
        'Compresores y soldadura: compresor soldadora careta electrodo pistola pintar',
        'Herramienta manual: martillo desarmador pinza llave matraca dado marro',
        'Juegos de llaves y dados: llaves combinadas dados autocle españolas allen',
        'Cajas de herramientas: caja herramientas portaherramienta maletín carrito',
        'Medición y nivel: nivel flexómetro láser calibrador vernier cinta métrica',
        'Escaleras: escalera tijera extensión peldaños',
        'Gatos y elevación: gato hidráulico patín polipasto tecle diferencial',
      ],
      Ferretería: [
        'Tornillería y fijación: tornillo taquete clavo tuerca pija ancla remache',
        'Cerraduras y candados: cerradura candado chapa bisagra pasador jaladera',
        'Pintura: pintura brocha rodillo esmalte impermeabilizante aerosol barniz',
        'Plomería: llave mezcladora tubo regadera tinaco bomba manguera válvula',
        'Adhesivos y selladores: pegamento silicón cinta sellador epóxico',
        'Seguridad industrial: guante casco lentes chaleco respirador nitrilo arnés cubrebocas',
        'Linternas: linterna lámpara cabeza recargable mano',
      ],
    },
  },
  {
    name: 'Material eléctrico',
    commission: 13,
    attributes: [
      ['Voltaje', ['12 V', '127 V', '220 V', 'Bivoltaje'], 'required'],
      ['Calibre', 'text'],
    ],
    groups: {
      Instalación: [
        'Cables eléctricos: cable alambre thw calibre rollo uso rudo',
        'Interruptores y pastillas: interruptor termomagnético pastilla cuchilla',
        'Contactos y apagadores: contacto apagador dúplex placa clavija dimmer',
        'Centros de carga: centro carga tablero gabinete registro',
        'Extensiones y multicontactos: extensión multicontacto regleta supresor',
        'Canaletas y tubo: canaleta conduit tubo poliducto chalupa',
      ],
      'Equipo eléctrico': [
        'Reflectores: reflector exterior solar sensor estadio',
        'Paneles LED: panel led plafón gabinete luminario',
        'Multímetros y prueba: multímetro probador amperímetro gancho voltaje',
        'Reguladores y respaldo: regulador no break ups respaldo inversor',
        'Paneles solares: panel solar fotovoltaico celda microinversor',
        'Pilas y baterías: pila batería alcalina recargable aa aaa',
      ],
    },
  },
  {
    name: 'Autos y motos',
    commission: 12,
    attributes: [
      ['Marca del vehículo', 'text'],
      ['Año', 'text'],
    ],
    groups: {
      Autos: [
        'Llantas y rines: llanta neumático rin tapón',
        'Autoestéreos: autoestéreo pantalla android estéreo carro',
        'Aceites y líquidos: aceite motor anticongelante aditivo líquido frenos',
        'Refacciones: balata amortiguador filtro bujía faro refacción',
        'Acumuladores: acumulador batería auto pasacorriente arrancador',
        'Accesorios interiores: tapete funda asiento volante organizador auto',
        'Limpieza automotriz: cera shampoo auto microfibra hidrolavadora pulidor',
        'Cascos y motos: casco moto guantes impermeable motociclista',
      ],
    },
  },
];
