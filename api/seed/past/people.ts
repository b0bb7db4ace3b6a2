/** Invented people: names as they come in two languages, addresses under domains that belong to nobody. */
import type { Locale } from '../../platform/texts/messages/messages.ts'
import type { Chance } from '../chance.ts'

export interface Person {
  first_name: string
  last_name: string
  email: string
  phone: string | undefined
}

const words = (text: string): string[] => text.split(',').map(word => word.trim())

const first_names: Record<Locale, string[]> = {
  en: words(
    'Amelia, Noah, Siobhán, Jean-Luc, Imani, Thomas, Zoë, Mateo, Priya, Oliver, Grace, Dmitri, Chloé, Marcus, Aoife, Wei, Hannah, Kwame, Ruth, Elias, Naomi, Patrick, Yusuf, Clara, Desmond, Ingrid, Leo, Fatima, George, Maeve, Hiroshi, Abigail, Samuel, Renée, Caleb, Noor, Walter, Josephine, Tariq, Beatrice, Anders, Lucía, Henry, Simone, Björn, Esther, Malik, Fiona, Ravi, Margot',
  ),
  es: words(
    'María José, Iñaki, Begoña, Javier, Lucía, Andrés, Nuria, José Luis, Carmen, Álvaro, Inés, Sergio, Rocío, Óscar, Ana Belén, Joaquín, Marta, Raúl, Sofía, Íñigo, Pilar, Hugo, Elena, Ramón, Aitana, Vicente, Noelia, Adrián, Mª Ángeles, Xavier, Leire, Tomás, Paula, Gonzalo, Irene, Jordi, Verónica, Manuel, Ainhoa, César, Amparo, Martín, Lourdes, Iván, Esperança, Rubén, Alba, Nicolás, Chloé, Fátima',
  ).map(name => name.replace('Mª', 'María')),
}

const last_names: Record<Locale, string[]> = {
  en: words(
    "O'Brien, Nakamura, Ellison, D'Angelo, Okafor, Whitfield, Müller, Castellanos, Shaw, Lindqvist, MacDonald, Nguyễn, Abernathy, van der Berg, Petrov, Hargreaves, St. James, Achebe, Kowalski, Bennett, Fitzgerald, Larsen, Haddad, Moreau, Sutherland, Iyer, Gallagher, Novák, Prescott, Delacroix, Osei, Thornton, Yamamoto, Rossi, O’Sullivan, Beckett, Farouk, Grant, Weiss, Calloway, Park, Santos-Reed, Quinn, Ahlström, Boyd, Mensah, Carver, Dubois, Hayes, Sørensen",
  ),
  es: words(
    'García Ibáñez, Núñez, Etxeberria, de la Cruz, Peñalver, Giménez, Ortuño, Vilaplana, Sáez, Domènech, Muñoz Reig, Arizmendi, López-Guerra, Ferrándiz, Bolaños, Campos, Iborra, Solà, Yáñez, Martínez Vidal, Ruiz, Castañeda, Benlloch, Aguirre, Quiñones, Pastor, Llorens, Salinas, Urrutia, Beltrán, Roig, Esparza, Cervera, Montaner, Úbeda, Carrión, Blasco, Ferrer, Zubiri, Gálvez, Crespo, Tormo, Villalobos, Sancho, Alcázar, Prats, Ordóñez, Herrero, Marín, Güell',
  ),
}

const domains = ['example.com', 'example.com', 'example.org', 'example.net', 'post.example.org', 'mail.example.net']

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, letters => (/[\s-]/.test(letters) ? '.' : ''))
    .toLowerCase()

/** As many people as asked for, each with an address of their own. */
export function people(count: number, locale: Locale, by: Chance): Person[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, i) => {
    const first_name = by.one(first_names[locale])
    const last_name = by.one(last_names[locale])
    const forms = [`${plain(first_name)}.${plain(last_name)}`, `${plain(first_name)}${by.between(60, 99)}`]
    const domain = by.one(domains)
    const local = forms[by.hits(0.75) ? 0 : 1] ?? ''
    const wanted = `${local}@${domain}`
    const email = taken.has(wanted) ? `${local}.${i}@${domain}` : wanted
    taken.add(email)
    // 555-0100 to 555-0199 are kept free for inventions; Spain keeps none.
    const phone =
      locale === 'en' && by.hits(0.3) ? `+1 207 555 01${String(by.between(0, 99)).padStart(2, '0')}` : undefined
    return { first_name, last_name, email, phone }
  })
}
