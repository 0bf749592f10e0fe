/** The departments of the Indian grocer; second names and descriptions are Hindi. */
export const bazaarCategories = `
staples | own-pigeon-peas cooked-rice | Dals, rice & atta | दाल, चावल और आटा | What every kitchen starts with. | हर रसोई की शुरुआत यहीं से।
  dals | own-pigeon-peas own-moong-green | Dals & pulses | दालें
  rice-atta | cooked-rice sheaf-of-rice | Rice, atta & flours | चावल और आटा
  oils-ghee | own-butter-mould coconut | Oils & ghee | तेल और घी
  sugar-salt | salt | Sugar, jaggery & salt | चीनी, गुड़ और नमक
masalas | own-masala-dabba | Masalas & spices | मसाले | Roasted and ground in small lots. | थोड़ा-थोड़ा भूनकर पीसे हुए।
  whole-spices | own-cardamom own-cinnamon | Whole spices | साबुत मसाले
  ground-spices | own-katori-turmeric own-katori-chilli | Ground spices & blends | पिसे मसाले
dairy | glass-of-milk own-paneer | Dairy & paneer | दूध और पनीर | Fresh every morning. | हर सुबह ताज़ा।
  milk-curd | glass-of-milk | Milk, curd & paneer | दूध, दही और पनीर
fruit-veg | tomato own-bananas | Fruit & vegetables | फल और सब्ज़ियाँ | From farms around the city. | शहर के आसपास के खेतों से।
  vegetables | potato tomato | Vegetables | सब्ज़ियाँ
  fruit | mango own-bananas | Fruit | फल
  herbs | herb own-spinach | Herbs & greens | हरी पत्तियाँ
snacks | own-samosa own-laddoo | Snacks & sweets | नमकीन और मिठाई | For tea time and for guests. | चाय के साथ और मेहमानों के लिए।
  namkeen-biscuits | own-murukku own-glucose-biscuits | Namkeen & biscuits | नमकीन और बिस्कुट
  sweets-dry-fruit | own-laddoo own-almonds | Sweets & dry fruit | मिठाई और मेवे
pantry | own-achar-jar own-idli-plate | Pickles & breakfast | अचार और नाश्ता | Ready when you are. | जब चाहें, तब तैयार।
  pickles-papad | own-achar-jar | Pickles, chutneys & papad | अचार, चटनी और पापड़
  breakfast-mixes | own-idli own-dosa | Breakfast & mixes | नाश्ता
drinks | own-kulhad own-chai-glass | Chai & drinks | चाय और पेय | From the first cup to the last. | पहली प्याली से आख़िरी तक।
  tea-coffee | own-chai-glass hot-beverage | Chai & coffee | चाय और कॉफ़ी
  juices-sherbets | mango coconut | Juices & sherbets | जूस और शरबत
household | soap broom | Household & care | घर और देखभाल | For kitchen, bath and puja. | रसोई, स्नान और पूजा के लिए।
  cleaning-laundry | broom t-shirt | Cleaning & laundry | सफ़ाई और धुलाई
  personal-care | own-soap-green toothbrush | Personal care | निजी देखभाल
  puja | own-incense candle | Puja | पूजा
`;
