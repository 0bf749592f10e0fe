/** Words of the tables in mails about an order, in Hindi. */
export const order = {
  order: 'आपका ऑर्डर',
  number: 'ऑर्डर नंबर',
  window: 'टाइम स्लॉट',
  delivery: 'डिलीवरी का पता',
  pickup: 'पिकअप की जगह',
  handover: 'सामान देना',
  atDoor: 'दरवाज़े पर छोड़ दें',
  goods: 'सामान',
  sums: 'रकम',
  discount: 'वाउचर',
  code: 'डिस्काउंट कोड',
  deposit: 'डिपॉज़िट',
  service: 'सेवा शुल्क',
  pass: 'डिलीवरी पास',
  tip: 'टिप',
  total: 'अनुमानित कुल',
  rounded: 'देना है, पूर्णांकित',
  highest: 'ज़्यादा से ज़्यादा',
  lowest: 'कम से कम, अगर सब उपलब्ध हो',
  reserved: 'रोकी गई रकम',
  weighed: 'ज़्यादा से ज़्यादा',
  vat: 'इसमें {tax}',
  plusDeposit: 'डिपॉज़िट',
  instead: 'अगर कुछ न मिले',
  SIMILAR: 'मिलता-जुलता भेजें',
  LEAVE_OUT: 'रहने दें',
  note: 'आपका नोट',
  CALL: 'मुझे फ़ोन करें',
};

export const receipt = {
  goods: 'पैक किया गया',
  sums: 'रसीद',
  missing: 'उपलब्ध नहीं था, पैसे नहीं लिए',
  instead: 'इसकी जगह:',
  goodsSum: 'सामान',
  discount: 'वाउचर',
  deposit: 'डिपॉज़िट',
  service: 'सेवा शुल्क',
  pass: 'डिलीवरी पास',
  tip: 'टिप',
  total: 'कुल',
  returned: 'लौटाई गई ख़ाली बोतलें',
  overweight: 'ज़्यादा वज़न, हमारी तरफ़ से',
  rounding: 'पूर्णांकन',
  toPay: 'देना है',
  vat: 'इसमें {tax}',
  outsideVat: 'इसमें {tax} के बाहर',
};

export const payments = {
  payment: 'पेमेंट',
  'apple-pay': 'Apple Pay',
  'credit-cards': 'क्रेडिट या डेबिट कार्ड',
  eps: 'eps ट्रांसफ़र',
  klarna: 'Klarna',
  'pay-by-invoice-b2b': 'इनवॉइस',
  'pay-by-invoice-b2c': 'इनवॉइस',
  'payment-at-the-door': 'कैश ऑन डिलीवरी',
  'payment-at-the-store': 'स्टोर पर पेमेंट',
  paypal: 'PayPal',
  'sepa-debit': 'SEPA डायरेक्ट डेबिट',
  upi: 'UPI',
  giftCard: 'गिफ़्ट कार्ड बैलेंस',
  none: 'कुछ नहीं देना है: आपकी छूट में पूरी रकम आ गई',
};

export const allergens = {
  contains: 'इसमें है:',
  mayContain: 'इसमें हो सकता है:',
  isUnknown: 'एलर्जी की जानकारी नहीं है',
  names: {
    gluten: 'ग्लूटन',
    crustaceans: 'झींगा-केकड़ा',
    eggs: 'अंडा',
    fish: 'मछली',
    peanuts: 'मूँगफली',
    soybeans: 'सोया',
    milk: 'दूध',
    nuts: 'मेवे',
    celery: 'सेलरी',
    mustard: 'सरसों',
    sesame: 'तिल',
    sulphites: 'सल्फ़ाइट',
    lupin: 'ल्यूपिन',
    molluscs: 'सीप-घोंघा',
  },
};

export const charge = {
  later: ({ later }: { readonly later: string }) =>
    `इस ऑर्डर के लिए आपका पेमेंट का तरीक़ा सहेजा गया है। टाइम स्लॉट से दो दिन पहले हम ${later} रोकेंगे; पैसे ऑर्डर पैक होने पर ही कटेंगे।`,
  reserved: ({ reserved }: { readonly reserved: string }) =>
    `${reserved} रोके गए हैं। पैसे ऑर्डर पैक होने पर ही कटेंगे, और सिर्फ़ असली रकम।`,
  paidAhead: ({ paid }: { readonly paid: string }) =>
    `आपने ${paid} दिए हैं। पैक होने पर ऑर्डर इससे कम का हुआ तो हम अंतर लौटा देंगे।`,
  charged: ({ paid }: { readonly paid: string }) => `हम आपसे ${paid} ले रहे हैं।`,
  gaveBack: ({ paid, back }: { readonly paid: string; readonly back: string }) =>
    `आपने ${paid} दिए थे, और हम ${back} लौटा रहे हैं।`,
  released: () => 'रोकी गई रकम छोड़ दी गई है: कोई पैसे नहीं कटेंगे।',
  cancelled: ({ back }: { readonly back: string }) => `हम ${back} लौटा रहे हैं।`,
};
