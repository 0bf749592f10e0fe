import type { StandingProblem } from '@larder/contracts/shopping/standing-orders';
import type { StandingEmailTexts, StandingEmailValues } from './standing-email-values.js';

const reasons: Readonly<Record<StandingProblem, (values: StandingEmailValues) => string>> = {
  PRICE: ({ total, highest }) =>
    `यह ${total} का होता, जो आपकी ${highest} की सीमा से ज़्यादा है। एक क्लिक में नई रकम मंज़ूर करें, हम तुरंत ऑर्डर कर देंगे।`,
  PAYMENT: () =>
    'आपके कार्ड से पैसे नहीं कटे। शायद आपका बैंक चाहता है कि आप पेमेंट को मंज़ूरी दें। पेमेंट का कोई और तरीक़ा चुनें, या इस बार ऑर्डर ख़ुद करें।',
  MINIMUM: () => 'जो उपलब्ध है, वह न्यूनतम ऑर्डर से कम है। कुछ प्रोडक्ट जोड़ें।',
  MAXIMUM: () => 'ऑर्डर इतना बड़ा या भारी है कि हम उसे नहीं पहुँचा सकते। कुछ हटाएँ।',
  ADDRESS: () => 'हम अभी इस पते पर डिलीवर नहीं कर सकते।',
  WINDOW: () => 'उस दिन कोई सही टाइम स्लॉट नहीं बचा है।',
  UNAVAILABLE: () => 'आपका कोई भी प्रोडक्ट अभी उपलब्ध नहीं है।',
  OTHER: () => 'कुछ गड़बड़ हो गई। कृपया एक बार देख लें।',
};

/** Problems after which the next day is tried without the customer. */
const passing: readonly StandingProblem[] = ['WINDOW', 'UNAVAILABLE', 'OTHER'];

export const hi: StandingEmailTexts = {
  items: 'आपके प्रोडक्ट',
  dearer: 'अब महँगे',
  reminder: ({ shop, name, day, link, total, highest, placeAt }) => ({
    subject: `${shop}: “${name}” ${day} को आ रहा है`,
    greeting: 'नमस्ते!',
    paragraphs: [
      `आपके नियमित ऑर्डर “${name}” की बारी जल्द आ रही है: ${day} को। आप ${placeAt} तक कुछ भी बदल सकते हैं या इस बार छोड़ सकते हैं।`,
      `आज की क़ीमतों पर यह ${total} का है। आपकी मंज़ूरी के बिना ${highest} से ज़्यादा नहीं होगा।`,
    ],
    action: { label: 'बदलें या छोड़ें', url: link },
    closing: ['सब ठीक है? तो कुछ करने की ज़रूरत नहीं है।'],
  }),
  placed: ({ shop, name, day, link }, { missing, replaced, otherWindow }) => ({
    subject: `${shop}: “${name}” में बदलाव`,
    greeting: 'नमस्ते!',
    paragraphs: [
      `हमने आपका नियमित ऑर्डर “${name}” ${day} के लिए कर दिया है। वह पूरी तरह वैसा नहीं है जैसा आप चाहते थे:`,
      ...(otherWindow === undefined
        ? []
        : [`आपका टाइम स्लॉट भर चुका था। अगला ख़ाली स्लॉट ${otherWindow} है।`]),
      ...replaced.map(([wanted, found]) => `${wanted} की जगह आपको ${found} मिलेगा।`),
      ...(missing.length > 0 ? [`इस बार शामिल नहीं: ${missing.join(', ')}।`] : []),
    ],
    action: { label: 'नियमित ऑर्डर देखें', url: link },
    closing: ['बदलने का समय निकलने तक आप ऑर्डर बदल या रद्द कर सकते हैं।'],
  }),
  notPlaced: (values, problem) => ({
    subject: `${values.shop}: “${values.name}” ऑर्डर नहीं हुआ`,
    greeting: 'नमस्ते!',
    paragraphs: [
      `हमने आपका नियमित ऑर्डर “${values.name}” ${values.day} के लिए नहीं किया।`,
      reasons[problem](values),
    ],
    action: { label: 'नियमित ऑर्डर खोलें', url: values.link },
    closing: [
      passing.includes(problem)
        ? 'हम अगली बार फिर कोशिश करेंगे।'
        : 'तब तक हम आपके लिए कुछ और ऑर्डर नहीं करेंगे।',
    ],
  }),
};
