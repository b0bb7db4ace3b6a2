/** The pages of the pottery studio. */
import type { SeedPage } from './business.ts'

export const pages: SeedPage[] = [
  {
    template: 'local_service',
    handle: 'home',
    popup: 'inquiry',
    pictures: { leaves: 'wheel', waves: 'mugs', sunrise: 'vase', arches: 'wheel' },
    words: {
      ...{ name: '', description: '', page: 'Studio' },
      seo: {
        title: 'Pottery classes in Portland, Maine | Juniper & Clay',
        description:
          'Pottery classes in Portland for people who have never touched clay and for those who cannot stop: evenings at the wheel, open studio hours and two kilns a week.',
        keyword: 'pottery classes in Portland',
      },
      hero: {
        heading: 'Pottery classes in Portland, by the harbor',
        text: 'Six wheels, two kilns, and somebody beside you who has centered a thousand bowls.',
        button: 'Ask about a class',
        second: 'What we do',
        alt: 'Hands at the wheel',
      },
      features: {
        heading: 'Three ways to get your hands dirty',
        items: [
          {
            heading: 'First evenings',
            text: 'Three hours, one wheel each, and two bowls that are yours. No experience needed.',
            alt: 'Mugs on the shelf',
          },
          {
            heading: 'Eight weeks',
            text: 'From centering to glazing, on the same evening of the week, with the same seven people.',
            alt: 'Vase with eucalyptus',
          },
          {
            heading: 'Open studio',
            text: 'Members come and go from seven to eleven. Clay by the pound, a shelf of your own.',
            alt: 'At the wheel',
          },
        ],
      },
      story: {
        heading: 'A rope loft, since 2014',
        paragraphs: [
          'June bought two wheels at an auction and had room for one. The other went to the loft where ropes for schooners were made, and people began to ask what happened up there.',
          'Today eleven potters teach here. Nobody teaches more than two evenings a week, because everybody has to make things too.',
        ],
      },
      quotes: {
        heading: 'What people take home',
        items: [
          {
            quote: 'My first bowl is crooked. I eat out of it every morning.',
            name: 'Dana Whitcomb',
            role: 'First evening in March',
          },
          { quote: 'Two years in, and I still look forward to Tuesday.', name: 'Luis Ortega', role: 'Member' },
        ],
      },
      questions: {
        heading: 'Before you come',
        items: [
          {
            question: 'What should I wear?',
            answer: 'Something that may get gray. Aprons are here; short nails help.',
          },
          {
            question: 'When can I pick up my pieces?',
            answer: 'Three weeks later, glazed and fired twice. We write to you.',
          },
        ],
      },
      form: {
        heading: 'Ask about a class',
        text: 'We answer within a day, with two dates that still have a free wheel.',
        button: '',
        thanks: '',
      },
    },
  },
  {
    template: 'newsletter',
    handle: 'letter',
    popup: 'letter',
    pictures: { letter: 'vase' },
    words: {
      ...{ name: '', description: '', page: 'Studio letter' },
      seo: {
        title: 'A pottery newsletter with one glaze recipe a month',
        description:
          'A pottery newsletter from a working studio in Portland: what came out of the kiln, what cracked, and one glaze recipe. On the first Tuesday of the month.',
        keyword: 'pottery newsletter',
      },
      hero: {
        heading: 'A pottery newsletter that admits what cracked',
        text: 'Once a month: what came out of the kiln, what did not, and one glaze recipe with its cone.',
        button: 'Subscribe',
        alt: 'Vase with eucalyptus',
      },
      form: {
        heading: 'Read the next letter',
        text: 'It goes out on the first Tuesday of the month.',
        button: '',
        thanks: '',
      },
      features: {
        heading: 'In each letter',
        items: [
          {
            heading: 'From the kiln',
            text: 'Three pieces of the month, with clay, glaze and temperature, also those that failed.',
          },
          { heading: 'One recipe', text: 'A glaze by weight, tested on our two clays, and what to change for yours.' },
          { heading: 'Dates first', text: 'New classes are here two days before they are on the door.' },
        ],
      },
      quotes: {
        heading: 'Readers write back',
        items: [
          {
            quote: 'I bought a scale because of the ash glaze. No regrets.',
            name: 'Ruth Amsel',
            role: 'Potter in Bath',
          },
          { quote: 'The crack of the month is my favorite part.', name: 'Theo Lind', role: 'Beginner' },
        ],
      },
      story: {
        heading: 'Who writes it',
        paragraphs: [
          'June and Marek take turns. Whoever lost more pieces that month has to write, which is why the letters are honest.',
          'No sponsors, no links that earn us anything. The recipes are ours, or named after whoever gave them to us.',
        ],
      },
    },
  },
]
