import { type EmailTextsByKind } from './customer-email-kinds.js';

export const fr: EmailTextsByKind = {
  registration: ({ shop, link }) => ({
    subject: `${shop}\u202f: confirmez votre compte`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Confirmez votre compte chez ${shop} avec ce lien. Il est valable deux jours\u202f:`,
    ],
    action: { label: 'Confirmer le compte', url: link },
    closing: ['Ce n’était pas vous\u202f? Vous n’avez rien à faire.'],
  }),
  known: ({ shop, link }) => ({
    subject: `${shop}\u202f: vous avez déjà un compte`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Quelqu’un a voulu créer un compte chez ${shop} avec votre adresse e-mail. Vous en avez déjà un. Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici\u202f:`,
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: link },
    closing: ['Ce n’était pas vous\u202f? Vous n’avez rien à faire, votre compte n’a pas changé.'],
  }),
  password: ({ shop, link }) => ({
    subject: `${shop}\u202f: votre nouveau mot de passe`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Choisissez un nouveau mot de passe avec ce lien. Il est valable une heure\u202f:',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: link },
    closing: [
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire, votre mot de passe reste le même.',
    ],
  }),
  unknown: ({ shop, link }) => ({
    subject: `${shop}\u202f: il n’y a pas de compte à cette adresse`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Quelqu’un a voulu changer le mot de passe de votre compte chez ${shop}. Il n’y en a pas avec cette adresse e-mail. Vous en avez peut-être utilisé une autre, ou vous pouvez créer un compte ici\u202f:`,
    ],
    action: { label: 'Créer un compte', url: link },
    closing: ['Ce n’était pas vous\u202f? Vous n’avez rien à faire.'],
  }),
  email: ({ shop, link }) => ({
    subject: `${shop}\u202f: confirmez votre nouvelle adresse e-mail`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Confirmez la nouvelle adresse de votre compte avec ce lien. Il est valable un jour\u202f:',
    ],
    action: { label: 'Confirmer l’adresse', url: link },
    closing: ['Ce n’était pas vous\u202f? Vous n’avez rien à faire.'],
  }),
  emailKnown: ({ shop, link }) => ({
    subject: `${shop}\u202f: cette adresse a déjà un compte`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Quelqu’un a voulu utiliser cette adresse e-mail pour un autre compte. Elle appartient déjà à un compte, rien n’a donc changé.',
    ],
    action: { label: 'Se connecter', url: link },
    closing: ['Ce n’était pas vous\u202f? Vous n’avez rien à faire.'],
  }),
  changed: ({ shop, link }) => ({
    subject: `${shop}\u202f: votre mot de passe a changé`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Le mot de passe de votre compte vient de changer. Si ce n’était pas vous, choisissez-en un nouveau ici\u202f:',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: link },
    closing: ['C’était vous\u202f? Alors il n’y a rien à faire.'],
  }),
  moved: ({ shop, link }) => ({
    subject: `${shop}\u202f: votre compte a une nouvelle adresse e-mail`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Votre compte a désormais une autre adresse e-mail. Vous ne pouvez plus vous connecter avec celle-ci.',
    ],
    action: { label: 'Se connecter', url: link },
    closing: ['Ce n’était pas vous\u202f? Écrivez-nous tout de suite.'],
  }),
  deleted: ({ shop, link }) => ({
    subject: `${shop}\u202f: votre compte est supprimé`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Votre compte et tout ce qu’il contenait est supprimé. De vos commandes, nous gardons ce que la loi exige, sans votre nom.',
    ],
    action: { label: 'Aller au magasin', url: link },
    closing: ['Merci pour votre confiance.'],
  }),
  passkey: ({ shop, link }) => ({
    subject: `${shop}\u202f: nouvelle clé d’accès dans votre compte`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Une nouvelle clé d’accès permet désormais de se connecter à votre compte. Si ce n’était pas vous, supprimez-la dans le compte et choisissez ici un nouveau mot de passe\u202f:',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: link },
    closing: ['C’était vous\u202f? Alors il n’y a rien à faire.'],
  }),
  phone: ({ shop, link }) => ({
    subject: `${shop}\u202f: connexion avec votre numéro de téléphone`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Un numéro de téléphone confirmé permet désormais de se connecter à votre compte. Si ce n’était pas vous, retirez-le dans le compte et choisissez ici un nouveau mot de passe\u202f:',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: link },
    closing: ['C’était vous\u202f? Alors il n’y a rien à faire.'],
  }),
  phoneMoved: ({ shop, link }) => ({
    subject: `${shop}\u202f: votre numéro de téléphone appartient à un autre compte`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Le numéro de téléphone avec lequel vous vous connectiez a été confirmé pour un autre compte. Il ne vaut plus pour le vôtre. Connectez-vous avec votre adresse e-mail\u202f:',
    ],
    action: { label: 'Se connecter', url: link },
    closing: ['Le numéro est toujours le vôtre\u202f? Confirmez-le à nouveau dans votre compte.'],
  }),
};
