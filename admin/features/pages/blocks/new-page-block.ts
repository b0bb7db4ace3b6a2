/** What a new block of a page is: a section in its final shape, with words to be replaced. */
import type { PageBlock } from '@leadwright/sdk'
import type { NewBlockWords } from '../../../product/blocks/block-kit.tsx'
import { newBlockId } from '../../../product/blocks/block-tree.ts'
import { newContentBlock } from '../../../product/blocks/content-kinds.tsx'

const no_image = { image_id: '', alt: '' }
const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i + 1))

export function newPageBlock(type: PageBlock['type'], words: NewBlockWords, popup_id: string): PageBlock {
  const { t } = words
  const id = newBlockId()
  const text = t('page_blocks.new_text')
  const button_text = t('blocks.new_button')
  switch (type) {
    case 'hero':
      return {
        ...{ id, type, heading: t('page_blocks.new_hero'), text, ...no_image, layout: 'stacked' as const },
        ...{ align: 'center' as const, button_text, link: '' },
      }
    case 'gallery':
      return { id, type, heading: '', columns: 3, images: times(3, () => ({ ...no_image, caption: '' })) }
    case 'video':
      return { id, type, title: t('page_blocks.video'), video_url: '', ...no_image }
    case 'features':
      return {
        ...{ id, type, heading: t('page_blocks.new_features'), columns: 3 },
        features: times(3, number => ({ ...no_image, heading: t('page_blocks.new_feature', { number }), text })),
      }
    case 'pricing':
      return {
        ...{ id, type, heading: t('page_blocks.pricing') },
        plans: times(2, number => ({
          ...{ name: t('page_blocks.new_plan', { number }), price: '', period: '', text: '', includes: [text] },
          ...{ button_text, link: '', highlighted: number === 2 },
        })),
      }
    case 'testimonials':
      return {
        ...{ id, type, heading: t('page_blocks.new_testimonials'), columns: 2 },
        testimonials: times(2, () => ({ quote: t('page_blocks.new_quote'), name: '', role: '', ...no_image })),
      }
    case 'questions':
      return {
        ...{ id, type, heading: t('page_blocks.questions') },
        questions: times(3, number => ({ question: t('page_blocks.new_question', { number }), answer: text })),
      }
    case 'form':
      return { id, type, heading: t('page_blocks.new_form'), text: '', popup_id }
    case 'popup_trigger':
      return { id, type, text: button_text, popup_id, align: 'center' }
    case 'embed':
      return { id, type, title: t('page_blocks.embed'), embed_url: '', height_px: 480 }
    case 'html_frame':
      return { id, type, title: t('page_blocks.html_frame'), html: '<p></p>', height_px: 240 }
    case 'navigation':
      return { id, type, links: [] }
    case 'footer':
      return { id, type, text: '', links: [] }
    default:
      return newContentBlock(type, words)
  }
}
