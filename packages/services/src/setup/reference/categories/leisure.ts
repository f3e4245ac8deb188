import { colour, type DemoFamily } from './family.ts';

export const leisureFamilies: readonly DemoFamily[] = [
  {
    name: 'Deportes y aire libre',
    commission: 15,
    attributes: [['Deporte', 'text'], colour],
    groups: {
      Ejercicio: [
        'Pesas y mancuernas: pesa mancuerna barra disco kettlebell',
        'Yoga y pilates: yoga pilates tapete bloque banda liga',
        'Caminadoras y bicicletas fijas: caminadora bicicleta fija elíptica spinning trotadora',
        'Box y artes marciales: box guante costal karate vendas',
      ],
      Deportes: [
        'Futbol: balón futbol espinilleras portería tachones soccer',
        'Básquetbol y voleibol: basquetbol voleibol canasta tablero red',
        'Natación: goggles natación gorra aletas visor',
        'Bicicletas: bicicleta montaña rodada ciclismo bici',
        'Accesorios de ciclismo: casco ciclismo luz candado inflador cámara sillín',
        'Patinetas y patines: patineta patines skate ruedas longboard',
      ],
      'Aire libre': [
        'Campamento: casa campaña bolsa dormir tienda carpa sleeping',
        'Hieleras y termos grandes: hielera nevera portátil garrafón',
        'Pesca: caña pescar carrete anzuelo señuelo',
        'Senderismo: bastón trekking brújula navaja cantimplora',
      ],
    },
  },
  {
    name: 'Mascotas',
    commission: 15,
    attributes: [
      ['Especie', ['Perro', 'Gato', 'Ave', 'Pez', 'Otra'], 'required'],
      ['Tamaño', ['Chico', 'Mediano', 'Grande']],
    ],
    groups: {
      Mascotas: [
        'Alimento para perro: croqueta alimento perro cachorro premios carnaza',
        'Alimento para gato: croqueta alimento gato sobre atún',
        'Camas para mascotas: cama perro gato ortopédica casa',
        'Correas y collares: correa collar pechera bozal placa perro',
        'Arena y areneros: arena arenero gato aglutinante pala',
        'Rascadores: rascador gato torre gimnasio',
        'Juguetes para mascotas: juguete mordedera pelota cuerda perro gato',
        'Transportadoras: transportadora kennel mochila gato perro viaje',
        'Platos y fuentes: plato bebedero fuente comedero dispensador mascota',
        'Higiene de mascotas: champú antipulgas cepillo cortaúñas pañal mascota entrenador',
        'Acuarios: pecera acuario filtro pez',
        'Aves y roedores: jaula alpiste pájaro hámster conejo',
      ],
    },
  },
  {
    name: 'Papelería y arte',
    commission: 14,
    attributes: [colour, ['Piezas', 'number']],
    groups: {
      Papelería: [
        'Cuadernos y libretas: cuaderno libreta journal block amate',
        'Agendas: agenda planeador calendario diaria',
        'Plumas y lápices: pluma lápiz bolígrafo fuente lapicero portaminas',
        'Tintas: tinta pluma fuente tintero',
        'Marcadores: marcador plumón resaltador gis doble punta',
        'Carpetas y archivo: carpeta folder broche arillo protector hojas',
        'Papel: papel hojas bond cartulina opalina',
        'Engrapadoras y corte: engrapadora tijera perforadora cúter guillotina',
        'Mochilas y lapiceras escolares: lapicera estuche lonchera escolar',
      ],
      'Arte y manualidades': [
        'Pinturas y acuarelas: acuarela acrílico óleo gouache témpera',
        'Lienzos y caballetes: lienzo bastidor caballete pincel',
        'Estambres y costura: estambre hilo aguja tela gancho tejer bordar listón',
        'Manualidades: foamy pistola silicón diamantina resina cuentas',
      ],
      Libros: [
        'Libros: libro novela cuento enciclopedia',
        'Libros infantiles: libro infantil cuento colorear niños',
      ],
    },
  },
  {
    name: 'Alimentos y bebidas',
    commission: 10,
    attributes: [
      ['Contenido', 'text', 'required'],
      ['Caducidad', 'text'],
    ],
    groups: {
      Despensa: [
        'Café: café grano molido soluble tostado altura',
        'Chocolate: chocolate cacao tablilla mesa',
        'Chiles y salsas: chile salsa mole adobo macha',
        'Dulces: dulce paleta mazapán cajeta caramelo gomita obleas',
        'Miel y mermeladas: miel mermelada agave jalea',
        'Semillas y botanas: nuez cacahuate botana semilla pistache',
        'Té e infusiones: té infusión tisana jamaica manzanilla',
        'Vinos y licores: vino tequila mezcal cerveza licor ron',
      ],
    },
  },
];
