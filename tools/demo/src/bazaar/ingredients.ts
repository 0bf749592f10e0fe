/** Ingredients in Hindi by the keys of the common table; the allergen's word between asterisks. */
const table = `
water | पानी
salt | नमक
iodsalt | आयोडीन युक्त नमक
sugar | चीनी
jaggery | गुड़
honey | शहद
toordal | अरहर दाल
moong | मूंग
chana | चना दाल
urad | उड़द
lentil | मसूर
chickpea | काबुली चना
bean | राजमा
rice | चावल
wheat | **गेहूँ** का मैदा
wholewheat | साबुत **गेहूँ** का आटा
semolina | **गेहूँ** की सूजी
durum | ड्यूरम **गेहूँ** की सूजी
oats | **जई** के फ़्लेक्स
sunoil | सूरजमुखी तेल
mustardoil | **सरसों** का तेल
peanutoil | **मूंगफली** का तेल
coconutoil | नारियल तेल
ghee | **घी** (दूध से)
butter | **मक्खन**
milk | **दूध**
milkpowder | स्किम्ड **दूध** पाउडर
cultures | दही जमाने वाले जीवाणु
peanut | **मूंगफली**
cashew | **काजू**
almond | **बादाम**
raisin | किशमिश
date | खजूर
mustard | **राई**
cumin | जीरा
pepper | काली मिर्च
cardamom | इलायची
clove | लौंग
cinnamon | दालचीनी
chili | लाल मिर्च
turmeric | हल्दी
coriander | धनिया
asafoetida | हींग
mangopowder | अमचूर
tamarind | इमली
spices | मसाले
ginger | अदरक
garlic | लहसुन
lemonjuice | नींबू का रस
mango | आम
banana | केला
potato | आलू
peppermint | पुदीना
coconutwater | नारियल पानी
blacktea | चाय पत्ती
greentea | ग्रीन टी
coffee | कॉफ़ी बीन्स (अरेबिका)
baking | खमीर के लिए सोडियम बाइकार्बोनेट
rennet | वनस्पति रेनेट
yeast | ख़मीर
cornmeal | मकई का दलिया
tomato | टमाटर
orangejuice | संतरे का रस
citric | अम्लता नियामक सिट्रिक एसिड
`;

const hindi = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [key = '', text = ''] = line.split('|').map((cell) => cell.trim());
      return [key, text];
    }),
);

/** From `wheat water yeast:2` (a number is a share in percent) to a Hindi list. */
export function ingredientsInHindi(list: string): string {
  const parts = list.split(/\s+/).map((part) => {
    const [key = '', share] = part.split(':');
    const text = hindi.get(key);
    if (text === undefined) throw new Error(`No Hindi for the ingredient "${key}"`);
    return share === undefined ? text : `${text} (${share}%)`;
  });
  return `${parts.join(', ')}।`;
}
