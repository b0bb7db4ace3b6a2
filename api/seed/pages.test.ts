/** The pages of the demo are as good as those of the templates. */
import { expect, test } from 'vitest'
import { scoreOf, seoChecks } from '../site/website/pages/seo-score.ts'
import { contentOf } from '../site/website/pages/templates/template.ts'
import { templates } from '../site/website/pages/templates/templates.ts'
import { businesses } from './businesses/businesses.ts'

const all = businesses.flatMap(({ site, pages }) =>
  pages.map(page => [`${site.name}: ${page.handle}`, page, site.language] as const),
)

test.each(all)('%s can be found, and has a picture wherever its template has one', (_, page, language) => {
  const template = { ...templates[page.template], words: { en: page.words, es: page.words } }
  const asked: string[] = []
  const parts = {
    image: (name: keyof typeof page.pictures) => {
      asked.push(name)
      return `image_${'0'.repeat(32)}`
    },
    popup_id: '',
    band_color: '#000000',
  }
  const content = contentOf(template, language === 'es' ? 'es' : 'en', parts)
  const checks = seoChecks(content, { titles: new Set(), descriptions: new Set(), keywords: new Set() })
  expect(checks.filter(({ passed }) => !passed)).toEqual([])
  expect(scoreOf(checks)).toBe(100)
  expect(new Set(asked)).toEqual(new Set(Object.keys(page.pictures)))
})
