import { bazaarShelf, type BazaarShelf } from './shelf.js';

const home = { tax: 18, pack: 'bottle' } as const;

const shelves: BazaarShelf[] = [
  {
    ...home,
    path: 'household/cleaning-laundry',
    goods: '3402',
    words: 'cleaning, safai',
    tip: ['Keep away from children.', 'बच्चों की पहुँच से दूर रखें।'],
    rows: `
Dishwash gel, lemon | बर्तन धोने का जेल | bneem | 500 ml | 112 | lemon | Cuts ghee in cold water. | ठंडे पानी में भी घी की चिकनाई हटाता है। | look=squeeze was=125
Laundry liquid | कपड़े धोने का लिक्विड | bneem | 1 l | 198 | t-shirt | For bucket and machine. | बाल्टी और मशीन, दोनों के लिए। | look=detergent tint=#1f5fa8 was=230
Floor cleaner, neem | नीम फ़्लोर क्लीनर | bneem | 1 l | 145 | herb | With neem oil. | नीम के तेल के साथ। | look=detergent
Toilet cleaner | टॉयलेट क्लीनर | bneem | 500 ml | 92 | toilet | Against limescale. | खारे पानी के दाग़ हटाता है। | look=squeeze tint=#1565a8
Soft broom | फूल झाड़ू | bdaily | 1 Stk | 120 | broom | Of grass from Meghalaya. | मेघालय की घास से। | pack=loose kg=400 kw=jhadu
Scrub pads | स्क्रब पैड | bdaily | 3 Stk | 36 | sponge | Three pieces. | तीन पैड। | pack=tray kg=60
Toilet rolls | टॉयलेट पेपर | bdaily | 4 Stk | 110 | roll-of-paper | Two-ply and soft. | दो परत, मुलायम। | pack=bag look=rolls kg=400 kw=toilet_paper,_tissue
`,
  },
  {
    ...home,
    tax: 5,
    path: 'household/personal-care',
    goods: '3401',
    words: 'care',
    tip: ['Tested on skin.', 'त्वचा पर जाँचा हुआ।'],
    rows: `
Neem soap | नीम साबुन | bneem | 100 g | 38 | own-soap-green | Handmade with coconut oil. | नारियल तेल से हाथ से बना। | pack=box was=42 kw=sabun
Sandal soap | चंदन साबुन | bneem | 100 g | 46 | own-soap-sandal | With a breath of sandalwood. | चंदन की हल्की ख़ुशबू के साथ। | pack=box tint=#c9a06a kw=sabun
Amla hair oil | आंवला तेल | bneem | 200 ml | 98 | herb | For strong hair. | मज़बूत बालों के लिए। | look=plain tint=#3f6b2f was=110
Clove toothpaste | लौंग टूथपेस्ट | bneem | 150 g | 88 | toothbrush | With clove oil. | लौंग के तेल के साथ। | pack=tube tint=#b3202f
Shikakai shampoo | शिकाकाई शैम्पू | bneem | 200 ml | 135 | herb | With reetha, for soft hair. | रीठे के साथ, मुलायम बालों के लिए। | look=squeeze tint=#6b4a2f was=150
Tulsi hand wash | तुलसी हैंड वॉश | bneem | 200 ml | 85 | soap | Gentle, in a pump bottle. | कोमल, पंप वाली बोतल में। | look=pump
Toothbrushes | टूथब्रश | bneem | 2 Stk | 70 | toothbrush | Two, with soft bristles. | दो, मुलायम रेशों वाले। | pack=box kg=40
`,
  },
  {
    ...home,
    tax: 5,
    path: 'household/puja',
    goods: '3307',
    words: 'puja, pooja',
    tip: ['For home and temple.', 'घर और मंदिर के लिए।'],
    rows: `
Agarbatti, mogra | अगरबत्ती | bneem | 100 Stk | 65 | own-incense | Jasmine, burns for forty minutes. | मोगरे की ख़ुशबू, चालीस मिनट जलती है। | pack=box kg=150 kw=incense
Cotton wicks | रुई की बत्ती | bdaily | 50 Stk | 30 | own-wicks | Round, for the lamp. | दीये के लिए गोल बत्तियाँ। | pack=bag kg=40
Camphor | कपूर | bneem | 50 g | 85 | own-camphor | Pure tablets. | शुद्ध कपूर की टिकिया। | pack=tub was=95 kw=kapoor
Clay diyas | मिट्टी के दीये | bdaily | 12 Stk | 60 | diya-lamp | Twelve, shaped by hand. | बारह, हाथ से बने। | pack=box kg=500 kw=diya,_lamp
Candles | मोमबत्ती | bdaily | 6 Stk | 45 | candle | For the altar and for power cuts. | पूजा के लिए, और बिजली जाने पर भी। | pack=box kg=200 kw=mombatti
Dhoop sticks, sandal | चंदन धूप | bneem | 20 Stk | 48 | own-incense | Thick and slow to burn. | मोटी, धीरे जलने वाली। | pack=box kg=120 kw=dhoop
`,
  },
];

export const bazaarHousehold = shelves.map(bazaarShelf);
