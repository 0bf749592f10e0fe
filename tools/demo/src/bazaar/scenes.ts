import type { Scene } from '../composer/scenes/scene.js';

/** Warm light on turmeric and magenta: the look of the grocer's banners. */
const stall = { wall: '#fbe3b4', accent: '#a3195b' } as const;

export const bazaarScenes: Scene[] = [
  {
    ...stall,
    name: 'rasoi',
    width: 1200,
    goods: `
      400204 924,362 284
      400305 1146,362 244
      400101 1030,374 256
      own-sack-rice 118,404 296
      own-sack-toor 326,404 296
      own-sack-chana 534,404 296
      own-sack-masoor 748,408 300
      own-bananas 650,450 150
      own-masala-dabba 846,456 220
      own-katori-turmeric 978,448 124
      own-katori-chilli 1074,452 124
      own-katori-cumin 1158,440 112`,
  },
  {
    ...stall,
    name: 'chai',
    width: 720,
    goods: `
      401501 116,372 300
      401502 622,372 300
      own-chai-kettle 330,372 258
      board 390,398 240 : cookie cookie
      own-chai-glass 484,394 130
      own-kulhad 206,396 150`,
  },
];
