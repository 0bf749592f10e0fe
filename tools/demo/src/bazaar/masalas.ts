import { bazaarShelf, type BazaarShelf } from './shelf.js';

const spice = {
  tax: 5,
  storage: 'dark',
  life: 360,
  pack: 'jar',
  options: 'look=spice vegan',
  tip: ['Roast briefly before use.', 'इस्तेमाल से पहले हल्का भून लें।'],
} as const;

const shelves: BazaarShelf[] = [
  {
    ...spice,
    path: 'masalas/whole-spices',
    goods: '0909',
    nutrition: '15 1.5 40 2 25 15 0.2',
    words: 'spices, masala, khada masala',
    rows: `
Cumin seeds | जीरा | bmasala | 100 g | 58 | own-cumin | Earthy, from Gujarat. | सोंधी ख़ुशबू, गुजरात से। | in=cumin tint=#8a6b2f was=65 kw=jeera pack=bag look=pouch
Mustard seeds | राई | bmasala | 100 g | 28 | own-mustard-black | Small and black, for the tadka. | तड़के के लिए छोटी काली राई। | in=mustard tint=#3a3029 kw=rai pack=bag look=pouch
Black pepper | काली मिर्च | bmasala | 100 g | 132 | own-peppercorns | Bold corns from Wayanad. | वायनाड के मोटे दाने। | in=pepper tint=#3a3a3a was=145 kw=kali_mirch pack=bag look=pouch
Green cardamom | हरी इलायची | bmasala | 50 g | 245 | own-cardamom | Plump pods from Idukki. | इडुक्की की भरी-भरी इलायची। | in=cardamom tint=#6d8f3f kw=elaichi
Cloves | लौंग | bmasala | 50 g | 98 | own-cloves | Oily and strong. | तेल से भरी और तेज़। | in=clove tint=#4a2a1c kw=laung
Cinnamon sticks | दालचीनी | bmasala | 50 g | 64 | own-cinnamon | Thin bark, sweet and warm. | पतली छाल, मीठी और गरम तासीर की। | in=cinnamon tint=#9c4f22 kw=dalchini
Dried red chillies | सूखी लाल मिर्च | bmasala | 100 g | 54 | hot-pepper | Byadgi, deep red and mild. | ब्याडगी, गहरी लाल और कम तीखी। | in=chili tint=#a3202f pack=bag look=pouch
`,
  },
  {
    ...spice,
    path: 'masalas/ground-spices',
    goods: '0910',
    nutrition: '8 1.5 50 4 22 11 0.3',
    words: 'spices, masala, powder',
    rows: `
Turmeric powder | हल्दी पाउडर | bmasala | 200 g | 62 | ginger-root | From Erode, with plenty of colour. | इरोड की, गहरे रंग वाली। | in=turmeric tint=#d99a1c kw=haldi was=70 pack=box look=small
Red chilli powder | लाल मिर्च पाउडर | bmasala | 200 g | 98 | hot-pepper | Hot and bright. | तीखा और चटक लाल। | in=chili tint=#b3202f kw=lal_mirch pack=box look=small
Coriander powder | धनिया पाउडर | bmasala | 200 g | 58 | herb | Freshly ground. | ताज़ा पिसा। | in=coriander tint=#7f8f3f kw=dhania pack=box look=small
Garam masala | गरम मसाला | bmasala | 100 g | 86 | hot-pepper own-cinnamon | Twelve spices, ground together. | बारह मसाले, एक साथ पिसे। | in=coriander_cumin_pepper_cardamom_clove_cinnamon was=95 pack=box look=small tint=#a3341f
Sambar powder | सांभर पाउडर | bmasala | 100 g | 64 | hot-pepper tomato | Roasted the Udupi way. | उडुपी के अंदाज़ में भुना। | in=coriander_chili_chana_turmeric_mustard pack=box look=small tint=#d9631f
Chaat masala | चाट मसाला | bmasala | 100 g | 56 | lemon | Tangy with dried mango. | अमचूर से खट्टा-चटपटा। | in=salt:40_mangopowder_cumin_pepper n=4/0.5/30/8/8/5/42 pack=box look=small tint=#c22a4a
Hing | हींग | bmasala | 50 g | 92 | own-hing | Asafoetida, a pinch is enough. | चुटकी भर काफ़ी है। | in=wheat_asafoetida:25 tint=#a99d7a
`,
  },
];

export const bazaarMasalas = shelves.map(bazaarShelf);
