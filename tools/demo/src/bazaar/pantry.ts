import { bazaarShelf, type BazaarShelf } from './shelf.js';

const dry = { tax: 5, storage: 'dry', life: 120, labelled: true } as const;

const shelves: BazaarShelf[] = [
  {
    ...dry,
    path: 'snacks/namkeen-biscuits',
    goods: '2106',
    pack: 'bag',
    nutrition: '35 10 45 4 6 14 1.8',
    words: 'snacks',
    tip: ['Best with chai.', 'चाय के साथ सबसे अच्छा।'],
    rows: `
Bombay mixture | बॉम्बे मिक्सचर | bchat | 200 g | 55 | own-bombay-mix | Sev, peanuts and lentils. | सेव, मूंगफली और दाल। | in=chana_peanut_sunoil_lentil_salt_chili was=60 tint=#d99a1c
Aloo bhujia | आलू भुजिया | bchat | 200 g | 58 | own-bhujia | Thin and spicy. | बारीक और मसालेदार। | in=potato_chana_sunoil_salt_spices
Salted peanuts | नमकीन मूंगफली | bchat | 150 g | 38 | peanuts | Roasted in sand. | रेत में भुनी। | in=peanut_salt n=49/7/12/5/8/26/1.2 tint=#2f6fa8
Banana chips | केला चिप्स | bchat | 150 g | 65 | own-bananas | In coconut oil, from Kozhikode. | नारियल तेल में तले, कोझिकोड से। | in=banana_coconutoil_salt n=35/29/55/5/5/2/0.9 was=75 tint=#e0a92a
Murukku | मुरुक्कू | bchat | 200 g | 70 | own-murukku | Rice spirals with cumin. | चावल की जीरे वाली चकली। | in=rice_urad_sunoil_cumin_salt tint=#8a4fa0
Glucose biscuits | ग्लूकोज़ बिस्कुट | bdaily | 250 g | 30 | own-glucose-biscuits | Plain ones for dipping. | डुबोकर खाने के लिए सादे बिस्कुट। | in=wheat_sugar_sunoil_milkpowder_baking_salt pack=roll n=13/6/76/25/2/7/0.8
Jeera biscuits | जीरा बिस्कुट | bdaily | 200 g | 42 | own-jeera-biscuits | Salty with cumin. | जीरे के साथ नमकीन। | in=wheat_butter_sugar_cumin_salt pack=box n=22/13/62/12/3/7/1.2 tint=#a8322f
Mini samosas | मिनी समोसा | bchat | 200 g | 62 | own-samosa | Dry and spicy, for the tea tray. | सूखे और मसालेदार, चाय के साथ। | in=wheat_sunoil_chana_peanut_spices_salt
`,
  },
  {
    ...dry,
    path: 'snacks/sweets-dry-fruit',
    goods: '0802',
    pack: 'box',
    nutrition: '46 7 28 6 7 19 0.02',
    words: 'sweets, mithai, dry fruit, mewa',
    tip: ['A gift for any house.', 'किसी भी घर के लिए अच्छा तोहफ़ा।'],
    rows: `
Cashews, whole | काजू | broots | 250 g | 285 | own-cashews | Large and white, from Goa. | गोवा के बड़े सफ़ेद काजू। | in=cashew was=320 kw=kaju pack=bag look=pouch
Almonds | बादाम | broots | 250 g | 265 | own-almonds | Crunchy. | करारे। | in=almond was=290 kw=badam pack=bag look=pouch tint=#a8622f
Raisins | किशमिश | broots | 250 g | 110 | own-raisins | Golden and soft. | सुनहरी और मुलायम। | in=raisin n=0.5/0.1/74/65/4/3/0.03 kw=kishmish pack=bag look=pouch tint=#7a8f2f
Kaju katli | काजू कतली | bchat | 250 g | 340 | own-katli | Cashew diamonds, not too sweet. | काजू की बर्फ़ी, ज़्यादा मीठी नहीं। | in=cashew:60_sugar_ghee n=24/6/52/44/2/11/0.02 look=unpacked
Rasgulla | रसगुल्ला | bchat | 500 g | 145 | own-rasgulla | In light syrup, drained by hand. | हल्की चाशनी में, हाथ से बने। | in=milk_sugar_water pack=tin drained=300 n=2/1.2/40/38/0/5/0.05 was=160
Peanut chikki | मूंगफली चिक्की | bchat | 200 g | 60 | own-brittle | Brittle with jaggery. | गुड़ वाली करारी चिक्की। | in=peanut_jaggery n=26/4/55/48/4/15/0.02 look=unpacked
Besan laddoo | बेसन के लड्डू | bchat | 400 g | 210 | own-laddoo | Roasted in ghee, with cardamom. | घी में भुने, इलायची के साथ। | in=chana_ghee_sugar_cardamom n=25/14/52/36/4/9/0.02 was=230
Dates | खजूर | broots | 500 g | 165 | own-dates | Soft and dark, without stones. | मुलायम और गहरे, बिना गुठली के। | in=date n=0.4/0.1/75/63/8/2.5/0.01 kw=khajoor tint=#7a3f24
`,
  },
  {
    ...dry,
    path: 'pantry/pickles-papad',
    goods: '2001',
    pack: 'jar',
    nutrition: '18 2.5 9 3 4 2 9',
    words: 'accompaniment',
    tip: ['Use a dry spoon.', 'सूखा चम्मच इस्तेमाल करें।'],
    rows: `
Mango pickle | आम का अचार | bchat | 400 g | 118 | mango | Raw mango in mustard oil. | सरसों के तेल में कच्चा आम। | in=mango:60_mustardoil_salt_chili_mustard look=orange was=130 kw=aam_ka_achar
Lime pickle | नींबू का अचार | bchat | 400 g | 108 | lemon | Sour, hot and a little sweet. | खट्टा, तीखा और हल्का मीठा। | in=lemonjuice_salt_chili_jaggery look=honey kw=nimbu_achar tint=#8f9f2a
Tamarind chutney | इमली की चटनी | bchat | 250 g | 78 | own-dates | With dates, for chaat. | खजूर के साथ, चाट के लिए। | in=tamarind:30_date_jaggery_salt look=dark n=0.3/0.1/62/55/3/1.5/2 kw=imli tint=#7a3a24
Ginger garlic paste | अदरक लहसुन पेस्ट | bmasala | 200 g | 46 | ginger-root garlic | Half and half. | दोनों बराबर मात्रा में। | in=ginger_garlic_salt look=cream n=0.5/0.1/14/1/2/3/4
Urad papad | उड़द पापड़ | bchat | 200 g | 68 | flatbread | Thin, with pepper. | पतले, काली मिर्च के साथ। | in=urad_salt_pepper_asafoetida pack=bag n=1.5/0.3/56/1/9/24/4
Green chutney | हरी चटनी | bchat | 200 g | 72 | own-green-chillies herb | Coriander and mint, fresh and hot. | धनिया और पुदीना, ताज़ा और तीखा। | in=coriander_peppermint_lemonjuice_chili_salt n=0.6/0.1/7/2/3/2/2.4 tint=#4f8f35
Tomato ketchup | टोमैटो केचप | bdaily | 500 g | 110 | tomato | For samosas, pakoras and everything fried. | समोसे, पकौड़े और हर तली चीज़ के साथ। | in=tomato_sugar_salt_spices pack=bottle look=squeeze n=0.2/0/26/23/1/1.2/2 was=125 tint=#c2281f
`,
  },
  {
    ...dry,
    path: 'pantry/breakfast-mixes',
    goods: '1901',
    pack: 'box',
    nutrition: '3 0.8 70 3 6 11 1.5',
    words: 'breakfast, mix, nashta',
    tip: ['Ready in fifteen minutes.', 'पंद्रह मिनट में तैयार।'],
    rows: `
Rava idli mix | रवा इडली मिक्स | bdaily | 500 g | 125 | own-idli | Add curd and steam. | दही मिलाएँ और भाप में पकाएँ। | in=semolina_urad_salt_baking was=140 tint=#2f8f6b
Dosa mix | डोसा मिक्स | bdaily | 500 g | 115 | own-dosa | For crisp dosas. | कुरकुरे डोसों के लिए। | in=rice_urad_salt tint=#7a4fa0
Oats | ओट्स | btara | 1 kg | 165 | own-oat-bowl | Rolled, cooked in three minutes. | रोल्ड ओट्स, तीन मिनट में तैयार। | in=oats n=7/1.3/60/1/10/13/0.01 pack=bag was=185 tint=#3f6f9c
Vermicelli, roasted | भुनी सेवइयाँ | bdaily | 400 g | 52 | spaghetti | For upma and payasam. | उपमा और पायसम के लिए। | in=durum n=1/0.2/74/2/3/11/0.01 pack=bag kw=seviyan tint=#c2417a
Forest honey | जंगल का शहद | broots | 500 g | 245 | honey-pot | From the Nilgiris. | नीलगिरि से। | in=honey pack=jar look=honey origin=TN n=0/0/81/80/0/0.4/0.01 was=275 kw=shahad tint=#c98a12
Brown bread | ब्राउन ब्रेड | bdaily | 400 g | 52 | own-wholemeal-toast | Soft slices for toast and sandwiches. | टोस्ट और सैंडविच के लिए मुलायम स्लाइस। | in=wholewheat_wheat_water_sugar_yeast_salt pack=bag n=2.6/0.5/46/5/6/9/1 life=4 kw=double_roti tint=#8a5a2e
Cornflakes | कॉर्न फ़्लेक्स | bdaily | 475 g | 178 | ear-of-corn | Crisp, with hot or cold milk. | गरम या ठंडे दूध के साथ करारे। | in=cornmeal_sugar_salt n=0.9/0.2/84/8/3/7/1.1 was=199 kw=cereal tint=#1f6fb0
Masala noodles | मसाला नूडल्स | bdaily | 280 g | 58 | steaming-bowl | Four cakes, done in two minutes. | चार पैक, दो मिनट में तैयार। | in=wheat_sunoil_salt_spices pack=bag n=15/6.5/62/3/3/9/2.4 kw=instant_noodles tint=#b3202f
`,
  },
  {
    ...dry,
    path: 'drinks/tea-coffee',
    goods: '0902',
    pack: 'box',
    labelled: false,
    options: 'vegan',
    nutrition: '0 0 0.3 0 0 0.1 0',
    words: 'hot drinks',
    tip: ['Store in a closed tin.', 'बंद डिब्बे में रखें।'],
    rows: `
Assam chai | असम चाय | bchai | 500 g | 265 | own-chai-glass | Strong leaf for milk. | दूध वाली चाय के लिए कड़क पत्ती। | in=blacktea was=290 kw=tea tint=#2e6b3c
Masala chai | मसाला चाय | bchai | 250 g | 165 | own-kulhad ginger-root | With ginger and cardamom. | अदरक और इलायची के साथ। | in=blacktea_ginger_cardamom_clove kw=tea tint=#b5571f
Green tea | ग्रीन टी | bchai | 100 g | 140 | teacup-without-handle leafy-green | From the Nilgiris. | नीलगिरि से। | in=greentea kw=chai tint=#6f9f3c
Filter coffee | फ़िल्टर कॉफ़ी | bchai | 200 g | 135 | own-coffee-ground | With chicory, for the steel filter. | चिकोरी के साथ, स्टील के फ़िल्टर के लिए। | in=coffee pack=bag was=150
Elaichi chai | इलायची चाय | bchai | 250 g | 172 | own-kulhad own-cardamom | With green cardamom from Idukki. | इडुक्की की हरी इलायची के साथ। | in=blacktea_cardamom kw=tea tint=#3f8f6f
Darjeeling tea bags | दार्जिलिंग टी बैग | bchai | 25 Stk | 145 | teacup-without-handle | Light and flowery, without milk. | हल्की और ख़ुशबूदार, बिना दूध के। | in=blacktea kg=80 kw=chai tint=#1f5f5f
Instant coffee | इंस्टेंट कॉफ़ी | bchai | 100 g | 245 | hot-beverage | Ready in a cup of hot milk. | गरम दूध में झट से तैयार। | in=coffee pack=jar look=dark was=270
`,
  },
  {
    ...dry,
    path: 'drinks/juices-sherbets',
    goods: '2202',
    pack: 'carton',
    per: 'ml',
    labelled: false,
    options: 'vegan',
    nutrition: '0 0 13 12.5 0.2 0.2 0.02',
    words: 'drinks',
    tip: ['Serve chilled.', 'ठंडा परोसें।'],
    rows: `
Mango drink | आम का रस | bdaily | 1 l | 98 | mango | Of Alphonso pulp. | अल्फ़ांसो आम के गूदे से। | in=water_mango:20_sugar_citric was=110
Tender coconut water | नारियल पानी | broots | 200 ml | 45 | coconut | Nothing added. | कुछ भी मिलाया नहीं गया। | in=coconutwater n=0/0/4.5/4/0/0.3/0.05 tint=#2f9f8a
Lemon sherbet syrup | नींबू शरबत | bdaily | 750 ml | 135 | lemon | One part to six of water. | एक हिस्सा शरबत, छह हिस्से पानी। | in=sugar_water_lemonjuice:15 pack=bottle look=juice n=0/0/60/60/0/0.1/0.01
Jaljeera | जलजीरा | bchat | 200 ml | 20 | herb | Cumin, mint and lime. | जीरा, पुदीना और नींबू। | in=water_salt_cumin_peppermint_lemonjuice pack=can n=0/0/2/1/0/0.1/0.8 tint=#6d8f3f
Orange juice | संतरे का जूस | bdaily | 1 l | 125 | own-orange | Nothing but fruit. | सिर्फ़ फल, और कुछ नहीं। | in=orangejuice n=0.1/0/9/8.4/0.3/0.7/0 was=140 tint=#e8762c
Rose sherbet syrup | गुलाब शरबत | bdaily | 750 ml | 142 | rose | For milk, falooda and hot afternoons. | दूध, फ़ालूदा और गरम दोपहर के लिए। | in=sugar_water_citric pack=bottle look=juice tint=#c2304f n=0/0/62/62/0/0/0.01
`,
  },
];

export const bazaarPantry = shelves.map(bazaarShelf);
