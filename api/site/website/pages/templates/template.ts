/** A template as it is written down: its look once, its words in both languages. What it becomes is made here. Pure. */
import type { Locale } from '../../../../platform/texts/messages/messages.ts'
import type { PageContent, pageTypes } from '../table.ts'

type PageBlock = PageContent['document']['blocks'][number]
type Kind = (typeof pageTypes)[number]

/** Drawn for this product; `scripts/design-pictures.ts` draws them. */
export type DrawnPicture =
  | 'arches'
  | 'book'
  | 'calendar'
  | 'chat'
  | 'confetti'
  | 'cup'
  | 'leaves'
  | 'letter'
  | 'parcel'
  | 'stars'
  | 'sunrise'
  | 'waves'

export interface FormWords {
  heading: string
  text: string
  button: string
  thanks: string
}

export interface PageWords {
  /** What the template is called, and what it is for. */
  name: string
  description: string
  /** What the page is called. */
  page: string
  seo: { title: string; description: string; keyword: string }
  hero: { heading: string; text: string; button: string; second?: string; alt: string }
  story?: { heading: string; paragraphs: string[] }
  features?: { heading: string; items: { heading: string; text: string; alt?: string }[] }
  quotes?: { heading: string; items: { quote: string; name: string; role: string }[] }
  plans?: {
    heading: string
    items: { name: string; price: string; period: string; text: string; includes: string[]; button: string }[]
  }
  questions?: { heading: string; items: { question: string; answer: string }[] }
  form?: FormWords
  closing?: { heading: string; text: string; button: string }
}

type Section = 'story' | 'features' | 'quotes' | 'plans' | 'questions' | 'form' | 'closing'

export interface PageTemplate {
  key: string
  type: Kind
  hero: { layout: 'stacked' | 'beside' | 'behind'; align: 'left' | 'center'; picture: DrawnPicture }
  /** One above each feature, or none. */
  feature_pictures?: readonly DrawnPicture[]
  sections: readonly Section[]
  /** Where its buttons lead: to a section, whose name is its block's id. */
  leads_to: Section
  second_leads_to?: Section
  words: Record<Locale, PageWords>
}

/** What a template takes from its site. */
export interface TemplateParts {
  image: (picture: DrawnPicture) => string
  popup_id: string
  /** Behind what closes the page. */
  band_color: string
}

export const picturesOf = ({ hero, feature_pictures = [] }: PageTemplate): DrawnPicture[] => [
  ...new Set([hero.picture, ...feature_pictures]),
]

export function contentOf(template: PageTemplate, locale: Locale, parts: TemplateParts): PageContent {
  const words = template.words[locale]
  return {
    language: locale,
    hide_menu: template.type === 'landing',
    hide_footer: false,
    seo: { ...words.seo, image_id: parts.image(template.hero.picture), indexed: true },
    document: {
      version: 1,
      blocks: [heroOf(template, words, parts), ...template.sections.flatMap(one => draw[one](template, words, parts))],
    },
  }
}

const none = { image_id: '', alt: '' }

function heroOf({ hero, leads_to, second_leads_to }: PageTemplate, { hero: said }: PageWords, parts: TemplateParts) {
  const { heading, text, button: button_text, second, alt } = said
  return {
    ...{ id: 'hero', type: 'hero', heading, text, layout: hero.layout, align: hero.align },
    ...{ image_id: parts.image(hero.picture), alt, button_text, link: `#${leads_to}` },
    ...(second && second_leads_to && { second_button_text: second, second_link: `#${second_leads_to}` }),
  } satisfies PageBlock
}

type Draw = (template: PageTemplate, words: PageWords, parts: TemplateParts) => PageBlock[]

const draw: Record<Section, Draw> = {
  story: (_, { story }) =>
    story
      ? [
          {
            ...{ id: 'story', type: 'columns' },
            columns: [
              {
                width_percent: 36,
                blocks: [{ id: 'storyhead', type: 'heading', text: story.heading, level: 2 }],
              },
              {
                width_percent: 64,
                blocks: [
                  {
                    ...{ id: 'storytext', type: 'text', size: 'large' },
                    content: story.paragraphs.map(text => ({ type: 'paragraph', runs: [{ text }] })),
                  },
                ],
              },
            ],
          },
        ]
      : [],
  features: ({ feature_pictures = [] }, { features }, parts) =>
    features
      ? [
          {
            ...{ id: 'features', type: 'features', heading: features.heading, columns: features.items.length },
            features: features.items.map(({ heading, text, alt = '' }, i) => {
              const picture = feature_pictures[i]
              return { ...(picture ? { image_id: parts.image(picture), alt } : none), heading, text }
            }),
          },
        ]
      : [],
  quotes: (_, { quotes }) =>
    quotes
      ? [
          {
            ...{ id: 'quotes', type: 'testimonials', heading: quotes.heading, columns: quotes.items.length },
            testimonials: quotes.items.map(one => ({ ...one, ...none })),
          },
        ]
      : [],
  plans: ({ leads_to }, { plans }) =>
    plans
      ? [
          {
            ...{ id: 'plans', type: 'pricing', heading: plans.heading },
            plans: plans.items.map(({ button: button_text, ...plan }, i) => ({
              ...plan,
              ...{ button_text, link: leads_to === 'plans' ? '#form' : `#${leads_to}`, highlighted: i === 1 },
            })),
          },
        ]
      : [],
  questions: (_, { questions }) =>
    questions ? [{ id: 'questions', type: 'questions', heading: questions.heading, questions: questions.items }] : [],
  form: (_, { form }, { popup_id }) =>
    form ? [{ id: 'form', type: 'form', heading: form.heading, text: form.text, popup_id }] : [],
  closing: ({ leads_to }, { closing }, { band_color }) =>
    closing
      ? [
          {
            ...{ id: 'closing', type: 'columns', background_color: band_color, space_above_px: 64, space_below_px: 56 },
            columns: [
              {
                blocks: [
                  { id: 'closinghead', type: 'heading', text: closing.heading, level: 2, align: 'center' },
                  {
                    ...{ id: 'closingtext', type: 'text', size: 'large' },
                    content: [{ type: 'paragraph', runs: [{ text: closing.text }], align: 'center' }],
                  },
                  {
                    ...{ id: 'closingbutton', type: 'button', text: closing.button, align: 'center' },
                    link: `#${leads_to}`,
                  },
                ],
              },
            ],
          },
        ]
      : [],
}
