import { bazaarShelf, type BazaarShelf } from './shelf.js';

const fresh = { tax: 0, storage: 'cool', pack: 'loose', options: 'origin=KR regional' } as const;

const shelves: BazaarShelf[] = [
  {
    tax: 5,
    storage: 'chilled',
    labelled: true,
    path: 'dairy/milk-curd',
    goods: '0401',
    pack: 'tub',
    life: 6,
    nutrition: '4 2.5 5 4.8 0 3.3 0.1',
    words: 'dairy, milk, doodh',
    tip: [
      'Keep cold and use within two days of opening.',
      'ठंडा रखें और खोलने के दो दिन के अंदर इस्तेमाल करें।',
    ],
    rows: `
Toned milk | टोन्ड दूध | bdairy | 500 ml | 27 | cow-face | Fresh from this morning. | आज सुबह का ताज़ा। | in=milk pack=bag n=3/1.9/4.9/4.9/0/3.2/0.1 tax=0 kw=doodh
Full cream milk | फुल क्रीम दूध | bdairy | 1 l | 68 | cow-face | Rich, for kheer and chai. | गाढ़ा, खीर और चाय के लिए। | in=milk pack=bag n=6/3.8/4.8/4.8/0/3.4/0.1 tax=0 kw=doodh tint=#a3473a
Curd | दही | bdairy | 400 g | 42 | own-curd | Set in the pot. | मटके में जमा। | in=milk_cultures was=45 kw=dahi look=unpacked
Paneer | पनीर | bdairy | 200 g | 92 | own-paneer | Firm, for tikka and curry. | टिक्के और सब्ज़ी के लिए, टूटता नहीं। | in=milk_lemonjuice pack=tray n=20/13/3/3/0/18/0.1 was=99 tax=0
Salted butter | मक्खन | bdairy | 100 g | 58 | own-butter-in-paper | For parathas and pav bhaji. | पराठों और पाव भाजी के लिए नमकीन मक्खन। | in=butter_salt pack=box n=80/51/0.6/0.6/0/0.6/2 kw=makhan look=unpacked
Lassi, sweet | मीठी लस्सी | bdairy | 200 ml | 25 | glass-of-milk | With cardamom. | इलायची के साथ। | in=milk_cultures_sugar_cardamom pack=carton look=milk n=3/2/13/12/0/2.6/0.1
Masala buttermilk | मसाला छाछ | bdairy | 200 ml | 15 | glass-of-milk herb | With cumin and coriander. | जीरे और धनिये के साथ। | in=milk_cultures_salt_cumin_coriander pack=carton look=milk n=1/0.6/3/3/0/1.8/0.6 tint=#6d8f3f kw=chaas
Cheese cubes | चीज़ क्यूब | bdairy | 200 g | 138 | cheese-wedge | For sandwiches and dosa. | सैंडविच और डोसे के लिए। | in=milk_salt_cultures_rennet pack=box n=26/17/2/1/0/20/1.6 was=150
`,
  },
  {
    ...fresh,
    path: 'fruit-veg/vegetables',
    goods: '0702',
    life: 4,
    nutrition: '0.2 0 6 3 2.5 1.5 0.02',
    words: 'vegetables, sabzi',
    tip: ['Sorted by hand.', 'हम हाथ से छाँटकर भेजते हैं।'],
    rows: `
Onions | प्याज़ | - | kg/500 | 38 | own-red-onions | Nashik, firm and pink. | नासिक का, सख़्त और गुलाबी। | kw=pyaz,_kanda count=1
Potatoes | आलू | - | kg/500 | 32 | potato | For aloo and everything else. | आलू की हर सब्ज़ी के लिए। | kw=aloo
Tomatoes | टमाटर | - | kg/250 | 44 | tomato | Country tomatoes, sour and juicy. | देसी टमाटर, खट्टे और रसीले। | kw=tamatar
Carrots | गाजर | - | kg/250 | 56 | carrot | Red ones for halwa. | हलवे के लिए लाल गाजर। | kw=gajar
Cucumber | खीरा | - | kg/250 | 40 | cucumber | Crisp. | कुरकुरा और ताज़ा। | kw=kheera
Brinjal | बैंगन | - | kg/250 | 48 | eggplant | Glossy, for bharta. | चमकदार, भरते के लिए। | kw=baingan
Cauliflower | फूलगोभी | - | Stk/500 | 60 | own-cauliflower | White and tight. | सफ़ेद और गठी हुई। | kw=gobi
Green peas | हरी मटर | - | kg/250 | 88 | pea-pod | Sweet, in the pod. | मीठी, फलियों में। | kw=matar
Cabbage | पत्तागोभी | - | Stk/500 | 36 | own-cabbage | Tight and crisp. | गठी हुई और करारी। | kw=patta_gobi
Capsicum | शिमला मिर्च | - | kg/250 | 78 | own-green-pepper | Thick-walled, for stuffing too. | मोटी, भरने के लिए भी। | kw=shimla_mirch
`,
  },
  {
    ...fresh,
    path: 'fruit-veg/fruit',
    goods: '0804',
    life: 4,
    nutrition: '0.3 0.1 17 14 2 0.8 0',
    words: 'fruit, phal',
    tip: ['Ripe to eat in a day or two.', 'एक-दो दिन में खाने के लिए तैयार।'],
    rows: `
Bananas, Robusta | केला | - | kg/500 | 52 | own-bananas | Sweet, by the hand. | मीठे, गुच्छे में। | kw=kela
Mangoes, Totapuri | तोतापुरी आम | - | kg/500 | 96 | mango | Firm, tangy and sweet. | गूदेदार और खट्टे-मीठे। | kw=aam
Apples, Shimla | शिमला सेब | - | kg/500 | 178 | red-apple | Crisp, from the hills. | पहाड़ों से, रसीले और करारे। | origin=HP kw=seb
Nagpur oranges | नागपुरी संतरा | - | kg/500 | 84 | tangerine | Easy to peel. | आसानी से छिलने वाले। | origin=MH kw=santra
Papaya | पपीता | - | Stk/1000 | 46 | own-papaya | Soft and orange. | मुलायम और नारंगी। | kw=papita
Coconut | नारियल | - | 1 Stk | 38 | coconut | With husk at the eye, for puja too. | जटा के साथ, पूजा के लिए भी। | kw=nariyal kg=600
Lemons | नींबू | - | 6 Stk | 30 | lemon | Thin skinned. | पतले छिलके वाले। | kw=nimbu kg=240
Pineapple | अनानास | - | 1 Stk | 68 | pineapple | Sweet all the way to the core. | अंदर तक मीठा। | kw=ananas kg=1100
Grapes, green | हरे अंगूर | - | kg/500 | 148 | own-white-grapes | Seedless, from Nashik. | बिना बीज के, नासिक से। | origin=MH kw=angoor count=1
`,
  },
  {
    ...fresh,
    path: 'fruit-veg/herbs',
    goods: '0709',
    life: 2,
    nutrition: '0.7 0.1 3.7 0.9 2.8 2.1 0.05',
    words: 'herbs, greens',
    tip: ['Cut this morning.', 'आज सुबह ही तोड़कर लाए हैं।'],
    rows: `
Coriander leaves | हरा धनिया | - | 100 g | 14 | herb | With roots. | जड़ समेत। | kw=dhania
Curry leaves | करी पत्ता | - | 50 g | 10 | own-curry-leaves | For the tadka. | तड़के के लिए। | kw=kadi_patta count=1
Spinach | पालक | - | 250 g | 24 | own-spinach | Young leaves for palak paneer. | पालक पनीर के लिए कोमल पत्ते। | kw=palak count=1
Ginger | अदरक | - | kg/100 | 120 | ginger-root | Young and juicy. | नया और रसीला। | kw=adrak
Garlic | लहसुन | - | kg/100 | 220 | garlic | Strong, from Ooty. | ऊटी का, तेज़। | origin=TN kw=lahsun
Green chillies | हरी मिर्च | - | 100 g | 12 | own-green-chillies | Hot. | तीखी। | kw=hari_mirch count=1
`,
  },
];

export const bazaarFresh = shelves.map(bazaarShelf);
