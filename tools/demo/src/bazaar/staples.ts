import { bazaarShelf, type BazaarShelf } from './shelf.js';

const dry = { tax: 5, storage: 'dry', life: 270, labelled: true } as const;

const shelves: BazaarShelf[] = [
  {
    ...dry,
    path: 'staples/dals',
    goods: '0713',
    pack: 'bag',
    nutrition: '1.5 0.3 59 2.5 12 23 0.02',
    words: 'dal, pulses, lentils',
    tip: ['Wash twice and soak for half an hour.', 'दो बार धोकर आधा घंटा भिगोएँ।'],
    rows: `
Toor dal | अरहर दाल | broots | 1 kg | 168 | own-pigeon-peas | Unpolished split pigeon peas for sambar. | सांभर के लिए बिना पॉलिश की दाल। | in=toordal was=189 group=toor kw=arhar,_tuvar tint=#eba51c look=pouch
Toor dal | अरहर दाल | broots | 500 g | 89 | own-pigeon-peas | The smaller pack. | छोटा पैक। | in=toordal was=95 group=toor kw=arhar,_tuvar tint=#eba51c look=pouch
Moong dal, yellow | मूंग दाल | broots | 500 g | 78 | own-moong-split | Light, and cooked in twenty minutes. | हल्की, बीस मिनट में पक जाती है। | in=moong was=85 kw=moong tint=#f6cf3d look=pouch
Whole green moong | साबुत मूंग | broots | 500 g | 82 | own-moong-green | For sprouts and khichdi. | अंकुरित करने और खिचड़ी के लिए। | in=moong kw=sabut_moong tint=#5c8f35 look=pouch
Chana dal | चना दाल | btara | 1 kg | 104 | own-chana-split | Sweet and nutty. | हल्की मीठी और सोंधी। | in=chana was=120 kw=chana tint=#d9762b
Urad dal, split | उड़द दाल | btara | 500 g | 84 | own-urad-split | For idli and dosa batter. | इडली और डोसे के घोल के लिए। | in=urad kw=urad tint=#5d6f8c
Masoor dal | मसूर दाल | btara | 500 g | 62 | own-masoor-dal | Red lentils that melt into the pot. | लाल दाल, जो पककर एकदम घुल जाती है। | in=lentil was=70 kw=masoor tint=#d2492f
Kabuli chana | काबुली चना | broots | 500 g | 92 | own-kabuli-chana | Large white chickpeas. | बड़े सफ़ेद छोले। | in=chickpea kw=chole,_chickpeas tint=#c99a55 look=pouch
Rajma chitra | राजमा | broots | 500 g | 98 | beans | Speckled kidney beans from the hills. | पहाड़ों का चितकबरा राजमा। | in=bean was=110 kw=rajma tint=#8f2b2f look=pouch
`,
  },
  {
    ...dry,
    path: 'staples/rice-atta',
    goods: '1006',
    pack: 'bag',
    nutrition: '1 0.3 77 0.5 2 8 0.01',
    words: 'staples',
    tip: ['Keep in an airtight tin.', 'हवाबंद डिब्बे में रखें।'],
    rows: `
Basmati rice, aged two years | बासमती चावल | btara | 1 kg | 185 | cooked-rice | Long grains that stay apart. | लंबे, खिले-खिले दाने। | in=rice was=210 kw=chawal tint=#1f7a4d look=pouch
Sona masoori rice | सोना मसूरी चावल | btara | 5 kg | 380 | cooked-rice | Light everyday rice. | रोज़ का हल्का चावल। | in=rice was=425 kw=chawal tint=#3f8f5a look=woven
Idli rice | इडली चावल | btara | 1 kg | 62 | own-idli cooked-rice | Parboiled, for batter. | घोल के लिए सेला चावल। | in=rice kw=chawal tint=#2f8f86
Chakki fresh atta | चक्की आटा | btara | 5 kg | 245 | sheaf-of-rice | Whole wheat, stone ground. | पत्थर की चक्की पर पिसा साबुत गेहूँ। | in=wholewheat n=1.7/0.3/70/1/11/12/0.01 was=275 kw=aata,_gehun tint=#9a6a35 look=woven
Multigrain atta | मल्टीग्रेन आटा | btara | 1 kg | 74 | sheaf-of-rice | With chana and oats. | चने और ओट्स के साथ। | in=wholewheat:85_chana_oats n=2.5/0.4/66/1.5/11/13/0.01 kw=flour tint=#8a5a2e look=paper
Maida | मैदा | bdaily | 500 g | 34 | own-flour | Fine flour for naan and puri. | नान और पूरी के लिए बारीक आटा। | in=wheat n=1/0.2/74/1/3/10/0.01 kw=flour tint=#2f6fb0 look=paper
Besan | बेसन | btara | 500 g | 58 | own-chickpeas | Gram flour for pakora and kadhi. | पकौड़ों और कढ़ी के लिए चने का आटा। | in=chana n=6/0.8/57/10/10/22/0.06 was=65 kw=besan,_gram_flour tint=#e3b53a look=paper
Sooji | सूजी | bdaily | 500 g | 32 | own-semolina | Medium semolina for upma and halwa. | उपमा और हलवे के लिए मध्यम दाने की सूजी। | in=semolina n=1/0.2/72/1/4/11/0.01 kw=suji,_rava tint=#c9862f look=paper
Poha, thick | पोहा | bdaily | 500 g | 40 | own-poha | Flattened rice for breakfast. | नाश्ते के लिए मोटा पोहा। | in=rice kw=chivda tint=#2f8f6b look=pouch
`,
  },
  {
    ...dry,
    path: 'staples/oils-ghee',
    goods: '1512',
    pack: 'bottle',
    per: 'ml',
    nutrition: '91.6 12 0 0 0 0 0',
    storage: 'dark',
    words: 'cooking',
    tip: ['Keep away from light.', 'रोशनी से दूर रखें।'],
    rows: `
Sunflower oil | सूरजमुखी तेल | bdaily | 1 l | 152 | sunflower | Light, for everyday cooking. | हल्का, रोज़ के खाने के लिए। | in=sunoil look=oil was=165 kw=surajmukhi_tel
Mustard oil, kachi ghani | सरसों का तेल | btara | 1 l | 178 | own-mustard-grains | Cold pressed and pungent. | कच्ची घानी का, तेज़ महक वाला। | in=mustardoil look=darkoil was=195 kw=sarson_tel tint=#c08a12
Groundnut oil | मूंगफली तेल | btara | 1 l | 212 | peanuts | Wood pressed. | लकड़ी की घानी का। | in=peanutoil look=oil kw=mungfali_tel tint=#a8562a
Coconut oil | नारियल तेल | btara | 500 ml | 148 | coconut | For the food of the coast. | समुद्रतट के खाने के लिए। | in=coconutoil pack=jar look=coconut n=91.6/82/0/0/0/0/0 kw=nariyal_tel tint=#2f7d6b
Cow ghee | गाय का घी | bdairy | 500 ml | 335 | cow-face | Slowly simmered until grainy. | धीमी आँच पर पका, दानेदार। | in=ghee n=91/58/0/0/0/0.1/0 was=360 group=ghee pack=tin look=ghee tint=#e3a92a
Cow ghee | गाय का घी | bdairy | 1 l | 649 | cow-face | The family tin. | पूरे परिवार के लिए बड़ा डिब्बा। | in=ghee n=91/58/0/0/0/0.1/0 was=699 group=ghee pack=tin look=ghee tint=#e3a92a
`,
  },
  {
    ...dry,
    path: 'staples/sugar-salt',
    goods: '1701',
    pack: 'bag',
    nutrition: '0 0 98 97 0 0 0.02',
    words: 'staples',
    tip: ['Keep dry.', 'नमी से बचाएँ।'],
    rows: `
Sugar | चीनी | bdaily | 1 kg | 48 | own-sugar-white | Fine white crystals. | बारीक सफ़ेद दाने। | in=sugar kw=cheeni,_shakkar tint=#c2417a
Jaggery powder | गुड़ पाउडर | broots | 500 g | 68 | own-jaggery | Of sugar cane juice, unrefined. | गन्ने के रस से, बिना रिफ़ाइन किया। | in=jaggery tint=#a8682a was=75 kw=gur,_gud
Iodised salt | नमक | bdaily | 1 kg | 24 | salt | Free flowing. | बारीक, नमी में भी खिला रहता है। | in=iodsalt n=0/0/0/0/0/0/99 kw=namak tint=#2b6cb0
Rock salt | सेंधा नमक | broots | 500 g | 52 | own-rock-salt | For fasts and fruit chaat. | व्रत और फ्रूट चाट के लिए। | in=salt n=0/0/0/0/0/0/98 tint=#c98a8a kw=sendha_namak
Mishri | मिश्री | broots | 250 g | 58 | own-sugar-white | Rock sugar in small crystals, for prasad too. | छोटे दानों में, प्रसाद के लिए भी। | in=sugar tint=#b8862f
Black salt | काला नमक | broots | 200 g | 34 | own-rock-salt salt | For chaat, raita and jaljeera. | चाट, रायते और जलजीरे के लिए। | in=salt n=0/0/0/0/0/0/96 tint=#5a4a52 kw=kala_namak
`,
  },
];

export const bazaarStaples = shelves.map(bazaarShelf);
