import type { Scene } from '../composer/scenes/scene.js';

/** Warm light on turmeric, and marigolds over the counter: the look of the grocer's banners. */
const stall = { setting: 'toran', wall: '#fbe3b4', accent: '#a3195b' } as const;

export const bazaarScenes: Scene[] = [
  {
    ...stall,
    name: 'rasoi',
    width: 1200,
    goods: `
      400204 908,362 284
      400305 1122,362 244
      400101 1008,374 256
      own-sack-rice 118,404 296
      own-sack-toor 326,404 296
      own-sack-chana 534,404 296
      own-sack-masoor 748,408 300
      own-bananas 650,450 150
      own-masala-dabba 838,456 220
      own-katori-turmeric 966,448 124
      own-katori-chilli 1058,452 124
      own-katori-cumin 1140,444 112`,
  },
  {
    ...stall,
    name: 'chai',
    width: 720,
    goods: `
      401501 116,366 300
      401502 622,366 300
      own-chai-kettle 330,366 258
      board 390,392 260 : own-glucose-biscuits own-jeera-biscuits
      own-chai-glass 522,390 130
      own-kulhad 206,390 150`,
  },
];
