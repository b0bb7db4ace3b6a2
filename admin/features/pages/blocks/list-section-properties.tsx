/** Properties of sections that are lists: galleries, features, prices, testimonials, questions. */
import { limits, type PageBlock } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { Change } from '../../../product/blocks/change.ts'
import { LineField, LinkField } from '../../../product/blocks/fields.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ItemList } from './item-list.tsx'
import { ColumnsField, HeadingField, ImageFields, ProseField } from './section-fields.tsx'

type ListKind = 'gallery' | 'features' | 'pricing' | 'testimonials' | 'questions'
type ListSectionProps = { block: Extract<PageBlock, { type: ListKind }>; onChange: Change }

export function ListSectionProperties({ block, onChange }: ListSectionProps) {
  return (
    <>
      <HeadingField block={block} onChange={onChange} />
      {'columns' in block && <ColumnsField block={block} onChange={onChange} />}
      <Items block={block} onChange={onChange} />
    </>
  )
}

const no_image = { image_id: '', alt: '' }

function Items({ block, onChange }: ListSectionProps) {
  const { t } = useMessages()
  switch (block.type) {
    case 'gallery':
      return (
        <ItemList
          field="images"
          items={block.images}
          nameOf={number => t('page_blocks.image_number', { number })}
          addLabel={t('page_blocks.add_image')}
          make={() => ({ ...no_image, caption: '' })}
          onChange={onChange}
        >
          {(image, change) => (
            <>
              <ImageFields block={image} onChange={change} />
              <LineField label={t('page_blocks.caption')} value={image.caption} field="caption" onChange={change} />
            </>
          )}
        </ItemList>
      )
    case 'features':
      return (
        <ItemList
          field="features"
          items={block.features}
          nameOf={number => t('page_blocks.new_feature', { number })}
          addLabel={t('page_blocks.add_feature')}
          make={() => ({ ...no_image, heading: '', text: '', link: '' })}
          onChange={onChange}
        >
          {(feature, change) => (
            <>
              <HeadingField block={feature} onChange={change} />
              <ProseField label={t('blocks.words')} value={feature.text} field="text" onChange={change} />
              <ImageFields block={feature} onChange={change} />
              <LinkField label={t('blocks.link_to')} value={feature.link ?? ''} field="link" onChange={change} />
            </>
          )}
        </ItemList>
      )
    case 'pricing':
      return (
        <ItemList
          field="plans"
          items={block.plans}
          nameOf={number => t('page_blocks.new_plan', { number })}
          addLabel={t('page_blocks.add_plan')}
          make={() => ({ name: '', price: '', period: '', text: '', includes: [], button_text: '', link: '' })}
          onChange={onChange}
        >
          {(plan, change) => <Plan plan={plan} onChange={change} />}
        </ItemList>
      )
    case 'testimonials':
      return (
        <ItemList
          field="testimonials"
          items={block.testimonials}
          nameOf={number => t('page_blocks.testimonial_number', { number })}
          addLabel={t('page_blocks.add_testimonial')}
          make={() => ({ quote: '', name: '', role: '', ...no_image })}
          onChange={onChange}
        >
          {(one, change) => (
            <>
              <ProseField label={t('page_blocks.quote')} value={one.quote} field="quote" onChange={change} />
              <LineField label={t('page_blocks.person')} value={one.name} field="name" onChange={change} />
              <LineField label={t('page_blocks.role')} value={one.role} field="role" onChange={change} />
              <ImageFields block={one} onChange={change} />
            </>
          )}
        </ItemList>
      )
    case 'questions':
      return (
        <ItemList
          field="questions"
          items={block.questions}
          nameOf={number => t('page_blocks.new_question', { number })}
          addLabel={t('page_blocks.add_question')}
          make={() => ({ question: '', answer: '' })}
          onChange={onChange}
        >
          {(one, change) => (
            <>
              <LineField label={t('page_blocks.question')} value={one.question} field="question" onChange={change} />
              <ProseField label={t('page_blocks.answer')} value={one.answer} field="answer" onChange={change} />
            </>
          )}
        </ItemList>
      )
  }
}

type PlanItem = Extract<PageBlock, { type: 'pricing' }>['plans'][number]

function Plan({ plan, onChange }: { plan: PlanItem; onChange: Change }) {
  const { t } = useMessages()
  return (
    <>
      <LineField label={t('page_blocks.plan_name')} value={plan.name} field="name" onChange={onChange} />
      <LineField label={t('blocks.price')} value={plan.price} field="price" onChange={onChange} />
      <LineField
        label={t('page_blocks.period')}
        description={t('page_blocks.period_note')}
        value={plan.period}
        field="period"
        onChange={onChange}
      />
      <ProseField label={t('blocks.words')} value={plan.text} field="text" onChange={onChange} />
      <TextArea
        label={t('page_blocks.includes')}
        description={t('page_blocks.includes_note', { count: limits.page_lines_in_plan_max })}
        isRequired
        value={plan.includes.join('\n')}
        onChange={text =>
          onChange(
            { includes: text === '' ? [] : text.split('\n').slice(0, limits.page_lines_in_plan_max) },
            'includes',
          )
        }
      />
      <LineField label={t('blocks.button')} value={plan.button_text} field="button_text" onChange={onChange} />
      <LinkField label={t('blocks.link_to')} value={plan.link} field="link" onChange={onChange} />
      <Switch isSelected={plan.highlighted ?? false} onChange={highlighted => onChange({ highlighted })}>
        {t('page_blocks.highlighted')}
      </Switch>
    </>
  )
}
