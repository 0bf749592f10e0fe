import type { ClaimEmailKind } from '../../../claims/claim-email-texts.js';
import type { EmailTexts, OrderEmailValues } from '../../order-email-values.js';

type Texts<K extends string> = Readonly<Record<K, (values: OrderEmailValues) => EmailTexts>>;

type Kind =
  | ClaimEmailKind
  | 'placed'
  | 'changed'
  | 'cancelled'
  | 'onTheWay'
  | 'ready'
  | 'payAnew'
  | 'payPacked'
  | 'rate';

const email = (label: string, closing: string) => {
  return (subject: string, paragraphs: readonly string[], url: string): EmailTexts => ({
    subject,
    greeting: 'नमस्ते!',
    paragraphs,
    action: { label, url },
    closing: [closing],
  });
};

const claim = email('ऑर्डर देखें', 'हमें बताने के लिए धन्यवाद।');
const claims: Texts<ClaimEmailKind> = {
  claimReceived: ({ shop, number, link }) =>
    claim(
      `${shop}: हम आपकी शिकायत देख रहे हैं`,
      [`हमें खेद है कि आपके ऑर्डर ${number} में सब कुछ ठीक नहीं था। हम इसे देख रहे हैं और आपको जल्द लिखेंगे।`],
      link,
    ),
  claimCredited: ({ shop, number, link, amount }) =>
    claim(
      `${shop}: हम आपको ${amount} लौटा रहे हैं`,
      [
        `हमें खेद है कि आपके ऑर्डर ${number} में सब कुछ ठीक नहीं था। हम ${amount} उसी तरीक़े से लौटा रहे हैं जिससे आपने पेमेंट किया था।`,
      ],
      link,
    ),
  claimCreditedByHand: ({ shop, number, link, amount }) =>
    claim(
      `${shop}: हम आपको ${amount} लौटा रहे हैं`,
      [
        `हमें खेद है कि आपके ऑर्डर ${number} में सब कुछ ठीक नहीं था। हम आपको ${amount} लौटाएँगे और इसके लिए आपसे संपर्क करेंगे।`,
      ],
      link,
    ),
  claimRefused: ({ shop, number, link, answer = '' }) =>
    claim(
      `${shop}: ऑर्डर ${number} के बारे में आपकी शिकायत`,
      [`हमने ऑर्डर ${number} के बारे में आपकी शिकायत देखी। इस बार हम पैसे नहीं लौटा सकते।`, answer],
      link,
    ),
};

const toPay = email('अभी पेमेंट करें', 'आपके ऑर्डर के लिए धन्यवाद।');
const order = email('ऑर्डर देखें', 'आपके ऑर्डर के लिए धन्यवाद।');

/** The sentences of mails about an order, in Hindi. */
export const hi: Texts<Kind> = {
  ...claims,
  placed: ({ shop, number, link, span, cutOff, isPickup }) =>
    order(
      `${shop}: आपका ऑर्डर ${number}`,
      [
        `आपका ऑर्डर ${number} हमें मिल गया है। ${isPickup ? 'पिकअप' : 'डिलीवरी'}: ${span}।`,
        `आप ${cutOff} तक इसे बदल या रद्द कर सकते हैं। तौलकर बिकने वाले सामान के लिए आप असली वज़न के पैसे देते हैं, पर नीचे लिखी रकम से ज़्यादा कभी नहीं।`,
      ],
      link,
    ),
  changed: ({ shop, number, link, span }) =>
    order(
      `${shop}: आपका ऑर्डर ${number} बदल गया है`,
      [`आपका ऑर्डर ${number} अब ऐसा है। आपका टाइम स्लॉट: ${span}।`],
      link,
    ),
  cancelled: ({ shop, number, link }) =>
    order(`${shop}: आपका ऑर्डर ${number} रद्द हो गया है`, [`आपका ऑर्डर ${number} रद्द हो गया है।`], link),
  onTheWay: ({ shop, number, link, span }) =>
    order(
      `${shop}: आपका ऑर्डर ${number} रास्ते में है`,
      [`आपका ऑर्डर ${number} आपकी तरफ़ आ रहा है: ${span}। हमने यह पैक किया है:`],
      link,
    ),
  ready: ({ shop, number, link, span }) =>
    order(
      `${shop}: आपका ऑर्डर ${number} तैयार है`,
      [`आपका ऑर्डर ${number} स्टोर पर तैयार है: ${span}। हमने यह पैक किया है:`],
      link,
    ),
  payAnew: ({ shop, number, link, cutOff, amount }) =>
    toPay(
      `${shop}: कृपया ऑर्डर ${number} का पेमेंट करें`,
      [
        `हम आपके ऑर्डर ${number} की रकम नहीं रोक सके। कृपया ${cutOff} तक पेमेंट करें, नहीं तो हमें ऑर्डर रद्द करना होगा।`,
        `हम ज़्यादा से ज़्यादा ${amount} रोकेंगे, और पैसे ऑर्डर पैक होने पर ही कटेंगे।`,
      ],
      link,
    ),
  payPacked: ({ shop, number, link, amount }) =>
    toPay(
      `${shop}: कृपया ऑर्डर ${number} का पेमेंट करें`,
      [`आपका ऑर्डर ${number} पैक हो गया है, पर आपके बैंक ने पेमेंट नहीं किया। कृपया ${amount} का पेमेंट करें।`],
      link,
    ),
  rate: ({ shop, number, link }) => ({
    ...order(
      `${shop}: आपका ऑर्डर कैसा रहा?`,
      [`क्या आपके ऑर्डर ${number} में सब कुछ ठीक था? कुछ स्टार देना काफ़ी है।`],
      `${link}#rating`,
    ),
    closing: [
      `यह ईमेल आपको इसलिए मिला क्योंकि आपने निजी ईमेल की अनुमति दी है। सदस्यता छोड़ें: ${new URL('communication', link).href}`,
    ],
  }),
};
