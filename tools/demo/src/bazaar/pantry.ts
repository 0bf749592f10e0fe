import { bazaarShelf, type BazaarShelf } from './shelf.js';

const dry = { tax: 5, storage: 'dry', life: 120, labelled: true } as const;

const shelves: BazaarShelf[] = [
  {
    ...dry,
    path: 'snacks/namkeen-biscuits',
    goods: '2106',
    pack: 'bag',
    nutrition: '35 10 45 4 6 14 1.8',
    words: 'snacks, namkeen, biscuits',
    tip: 'Best with chai.',
    rows: `
Bombay mixture | बॉम्बे मिक्सचर | bchat | 200 g | 55 | peanuts | Sev, peanuts and lentils. | in=chana_peanut_sunoil_lentil_salt_chili was=60
Aloo bhujia | आलू भुजिया | bchat | 200 g | 58 | potato | Thin and spicy. | in=potato_chana_sunoil_salt_spices
Salted peanuts | नमकीन मूंगफली | bchat | 150 g | 38 | peanuts | Roasted in sand. | in=peanut_salt n=49/7/12/5/8/26/1.2
Banana chips | केला चिप्स | bchat | 150 g | 65 | own-bananas | In coconut oil, from Kozhikode. | in=banana_coconutoil_salt n=35/29/55/5/5/2/0.9 was=75
Murukku | मुरुक्कू | bchat | 200 g | 70 | pretzel | Rice spirals with cumin. | in=rice_urad_sunoil_cumin_salt
Glucose biscuits | ग्लूकोज़ बिस्कुट | bdaily | 250 g | 30 | cookie | Plain ones for dipping. | in=wheat_sugar_sunoil_milkpowder_baking_salt pack=roll n=13/6/76/25/2/7/0.8
Jeera biscuits | जीरा बिस्कुट | bdaily | 200 g | 42 | cookie | Salty with cumin. | in=wheat_butter_sugar_cumin_salt pack=box n=22/13/62/12/3/7/1.2
`,
  },
  {
    ...dry,
    path: 'snacks/sweets-dry-fruit',
    goods: '0802',
    pack: 'box',
    nutrition: '46 7 28 6 7 19 0.02',
    words: 'sweets, mithai, dry fruit, mewa',
    tip: 'A gift for any house.',
    rows: `
Cashews, whole | काजू | broots | 250 g | 285 | own-cashews | Large and white, from Goa. | in=cashew was=320 kw=kaju
Almonds | बादाम | broots | 250 g | 265 | own-almonds | Crunchy. | in=almond was=290 kw=badam
Raisins | किशमिश | broots | 250 g | 110 | grapes | Golden and soft. | in=raisin n=0.5/0.1/74/65/4/3/0.03 kw=kishmish
Kaju katli | काजू कतली | bchat | 250 g | 340 | own-cashews | Cashew diamonds, not too sweet. | in=cashew:60_sugar_ghee n=24/6/52/44/2/11/0.02
Rasgulla | रसगुल्ला | bchat | 500 g | 145 | bowl-with-spoon | In light syrup, drained by hand. | in=milk_sugar_water pack=tin drained=300 n=2/1.2/40/38/0/5/0.05 was=160
Peanut chikki | मूंगफली चिक्की | bchat | 200 g | 60 | peanuts | Brittle with jaggery. | in=peanut_jaggery n=26/4/55/48/4/15/0.02
`,
  },
  {
    ...dry,
    path: 'pantry/pickles-papad',
    goods: '2001',
    pack: 'jar',
    nutrition: '18 2.5 9 3 4 2 9',
    words: 'pickle, achar, chutney, papad',
    tip: 'Use a dry spoon.',
    rows: `
Mango pickle | आम का अचार | bchat | 400 g | 118 | mango | Raw mango in mustard oil. | in=mango:60_mustardoil_salt_chili_mustard look=orange was=130 kw=aam_ka_achar
Lime pickle | नींबू का अचार | bchat | 400 g | 108 | lemon | Sour, hot and a little sweet. | in=lemonjuice_salt_chili_jaggery look=honey kw=nimbu_achar
Tamarind chutney | इमली की चटनी | bchat | 250 g | 78 | own-dates | With dates, for chaat. | in=tamarind:30_date_jaggery_salt look=dark n=0.3/0.1/62/55/3/1.5/2 kw=imli
Ginger garlic paste | अदरक लहसुन पेस्ट | bmasala | 200 g | 46 | ginger-root garlic | Half and half. | in=ginger_garlic_salt look=cream n=0.5/0.1/14/1/2/3/4
Urad papad | उड़द पापड़ | bchat | 200 g | 68 | flatbread | Thin, with pepper. | in=urad_salt_pepper_asafoetida pack=bag n=1.5/0.3/56/1/9/24/4
`,
  },
  {
    ...dry,
    path: 'pantry/breakfast-mixes',
    goods: '1901',
    pack: 'box',
    nutrition: '3 0.8 70 3 6 11 1.5',
    words: 'breakfast, mix, nashta',
    tip: 'Ready in fifteen minutes.',
    rows: `
Rava idli mix | रवा इडली मिक्स | bdaily | 500 g | 125 | bowl-with-spoon | Add curd and steam. | in=semolina_urad_salt_baking was=140
Dosa mix | डोसा मिक्स | bdaily | 500 g | 115 | cooking | For crisp dosas. | in=rice_urad_salt
Oats | ओट्स | btara | 1 kg | 165 | bowl-with-spoon | Rolled, cooked in three minutes. | in=oats n=7/1.3/60/1/10/13/0.01 pack=bag was=185
Vermicelli, roasted | भुनी सेवइयाँ | bdaily | 400 g | 52 | spaghetti | For upma and payasam. | in=durum n=1/0.2/74/2/3/11/0.01 pack=bag kw=seviyan
Forest honey | जंगल का शहद | broots | 500 g | 245 | honey-pot | From the Nilgiris. | in=honey pack=jar look=honey origin=TN n=0/0/81/80/0/0.4/0.01 was=275 kw=shahad
`,
  },
  {
    ...dry,
    path: 'drinks/tea-coffee',
    goods: '0902',
    pack: 'box',
    labelled: false,
    nutrition: '0 0 0.3 0 0 0.1 0',
    words: 'tea, chai, coffee',
    tip: 'Store in a closed tin.',
    rows: `
Assam chai | असम चाय | bchai | 500 g | 265 | teapot | Strong leaf for milk. | in=blacktea was=290
Masala chai | मसाला चाय | bchai | 250 g | 165 | teapot ginger-root | With ginger and cardamom. | in=blacktea_ginger_cardamom_clove
Green tea | ग्रीन टी | bchai | 100 g | 140 | teapot leafy-green | From the Nilgiris. | in=greentea
Filter coffee | फ़िल्टर कॉफ़ी | bchai | 200 g | 135 | hot-beverage | With chicory, for the steel filter. | in=coffee pack=bag was=150
`,
  },
  {
    ...dry,
    path: 'drinks/juices-sherbets',
    goods: '2202',
    pack: 'carton',
    per: 'ml',
    labelled: false,
    nutrition: '0 0 13 12.5 0.2 0.2 0.02',
    words: 'drinks, juice, sherbet',
    tip: 'Serve chilled.',
    rows: `
Mango drink | आम का रस | bdaily | 1 l | 98 | mango | Of Alphonso pulp. | in=water_mango:20_sugar_citric was=110
Tender coconut water | नारियल पानी | broots | 200 ml | 45 | coconut | Nothing added. | in=coconutwater n=0/0/4.5/4/0/0.3/0.05
Lemon sherbet syrup | नींबू शरबत | bdaily | 750 ml | 135 | lemon | One part to six of water. | in=sugar_water_lemonjuice:15 pack=bottle look=juice n=0/0/60/60/0/0.1/0.01
Jaljeera | जलजीरा | bchat | 200 ml | 20 | herb | Cumin, mint and lime. | in=water_salt_cumin_peppermint_lemonjuice pack=can n=0/0/2/1/0/0.1/0.8 tint=#6d8f3f
`,
  },
];

export const bazaarPantry = shelves.map(bazaarShelf);
