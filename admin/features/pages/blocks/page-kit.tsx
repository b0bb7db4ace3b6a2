/** The blocks of pages: what every document has, and the sections that only pages have. */
import type { PageBlock } from '@leadwright/sdk'
import {
  AppWindow,
  CircleHelp,
  CodeXml,
  CreditCard,
  FormInput,
  GalleryHorizontal,
  LayoutGrid,
  MousePointer2,
  Navigation,
  PanelBottom,
  Play,
  Quote,
  Rocket,
} from 'lucide-react'
import { type BlockKit, blockKit } from '../../../product/blocks/block-kit.tsx'
import { contentKinds, contentWords } from '../../../product/blocks/content-kinds.tsx'
import { newPageBlock } from './new-page-block.ts'
import { PageBlockProperties } from './page-block-properties.tsx'
import { PageBlockView } from './page-block-view.tsx'

/** What shows a popup's form or opens it needs one. */
const popupKinds = ['form', 'popup_trigger']

export const pageKit = (popup_id: string | undefined): BlockKit =>
  blockKit<PageBlock>({
    kinds: {
      ...contentKinds,
      hero: { label: 'page_blocks.hero', icon: Rocket },
      gallery: { label: 'page_blocks.gallery', icon: GalleryHorizontal },
      video: { label: 'page_blocks.video', icon: Play },
      features: { label: 'page_blocks.features', icon: LayoutGrid },
      pricing: { label: 'page_blocks.pricing', icon: CreditCard },
      testimonials: { label: 'page_blocks.testimonials', icon: Quote },
      questions: { label: 'page_blocks.questions', icon: CircleHelp },
      form: { label: 'page_blocks.form', icon: FormInput },
      popup_trigger: { label: 'page_blocks.popup_trigger', icon: MousePointer2 },
      embed: { label: 'page_blocks.embed', icon: AppWindow },
      html_frame: { label: 'page_blocks.html_frame', icon: CodeXml },
      navigation: { label: 'page_blocks.navigation', icon: Navigation },
      footer: { label: 'blocks.footer', icon: PanelBottom },
    },
    offered: [
      {
        label: 'page_blocks.sections',
        kinds: [
          ...['hero', 'features', 'pricing', 'testimonials', 'questions', 'form', 'popup_trigger', 'gallery', 'video'],
          ...['navigation', 'footer'],
        ].filter(type => popup_id !== undefined || !popupKinds.includes(type)),
      },
      {
        label: 'page_blocks.content',
        kinds: [
          ...['text', 'heading', 'image', 'button', 'columns', 'divider', 'spacer', 'social', 'menu', 'product'],
          ...['countdown', 'embed', 'html_frame'],
        ],
      },
    ],
    onlyAtTop: [
      ...(['columns', 'hero', 'gallery', 'video', 'features', 'pricing', 'testimonials', 'questions'] as const),
      ...(['form', 'popup_trigger', 'embed', 'html_frame', 'navigation', 'footer'] as const),
    ],
    lastKind: 'footer',
    newBlock: (type, words) => newPageBlock(type, words, popup_id ?? ''),
    wordsOf,
    View: PageBlockView,
    Properties: PageBlockProperties,
    hasConditions: false,
    space_below_px: 48,
  })

function wordsOf(block: PageBlock): string {
  switch (block.type) {
    case 'hero':
    case 'gallery':
    case 'features':
    case 'pricing':
    case 'testimonials':
    case 'questions':
    case 'form':
      return block.heading
    case 'video':
    case 'embed':
    case 'html_frame':
      return block.title
    case 'popup_trigger':
    case 'footer':
      return block.text
    case 'navigation':
      return block.links.map(({ text }) => text).join(', ')
    default:
      return contentWords(block)
  }
}
