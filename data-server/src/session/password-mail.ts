/** Subject and text of the mail with a one-time password, per language of the product. */
const texts = {
  fr: [
    'Votre nouveau mot de passe Seguia',
    'Bonjour,',
    'Vous avez demandé un nouveau mot de passe. Le voici :',
    'Il est valable une heure et remplace l’ancien dès que vous l’utilisez. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
  ],
  en: [
    'Your new Seguia password',
    'Hello,',
    'You asked for a new password. Here it is:',
    'It is valid for one hour and replaces the old one as soon as you use it. If you did not ask for it, do nothing: your password stays the same.',
  ],
  es: [
    'Su nueva contraseña de Seguia',
    'Hola:',
    'Ha pedido una nueva contraseña. Aquí la tiene:',
    'Es válida durante una hora y sustituye a la anterior en cuanto la use. Si no la ha pedido, no haga nada: su contraseña sigue siendo la misma.',
  ],
  pl: [
    'Nowe hasło do Seguia',
    'Dzień dobry,',
    'otrzymaliśmy prośbę o nowe hasło. Oto ono:',
    'Jest ważne przez godzinę i zastąpi dotychczasowe, gdy tylko zostanie użyte. Jeśli to nie Państwa prośba, nic nie trzeba robić: hasło pozostaje bez zmian.',
  ],
  pt: [
    'A sua nova palavra-passe da Seguia',
    'Olá,',
    'Pediu uma nova palavra-passe. Aqui está:',
    'É válida durante uma hora e substitui a anterior assim que a utilizar. Se não a pediu, não faça nada: a sua palavra-passe mantém-se.',
  ],
  ar: [
    'كلمة المرور الجديدة لتطبيق Seguia',
    'مرحبا،',
    'طلبتم كلمة مرور جديدة. ها هي:',
    'هي صالحة لمدة ساعة واحدة، وتحلّ محلّ القديمة بمجرد استعمالها. إذا لم تطلبوها فلا تفعلوا شيئا: تبقى كلمة مروركم كما هي.',
  ],
} as const;

type Language = keyof typeof texts;

const isLanguage = (text: string): text is Language => Object.hasOwn(texts, text);

/** `languages` as in Accept-Language, the best first; French where none of ours is asked for. */
export function passwordMail(password: string, languages: string) {
  const asked = languages.split(',').map((item) => item.trim().slice(0, 2).toLowerCase());
  const [subject, hello, intro, outro] = texts[asked.find(isLanguage) ?? 'fr'];
  return { subject, text: [hello, intro, `    ${password}`, outro, 'Seguia'].join('\n\n') };
}
