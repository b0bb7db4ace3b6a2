/** A page as long as a landing page is. */
const said = 'Chosen for your light, delivered on Saturdays, and replaced where they do not thrive within a month.'
const three = [1, 2, 3]

export const longPage = {
  version: 1,
  blocks: [
    {
      ...{ id: 'hero', type: 'hero', heading: 'Plants that like your balcony', text: said, image_id: '', alt: '' },
      ...{ layout: 'stacked', button_text: 'See prices', link: '#prices' },
    },
    {
      ...{ id: 'features', type: 'features', heading: 'How it works' },
      features: three.map(i => ({ image_id: '', alt: '', heading: `Step ${i}`, text: said })),
    },
    {
      ...{ id: 'prices', type: 'pricing', heading: 'Prices' },
      plans: three.map(i => ({
        ...{ name: `Plan ${i}`, price: `${i}9 €`, period: 'a month', text: said },
        ...{ includes: three.map(n => `${n} plants`), button_text: 'Begin', link: '/begin' },
      })),
    },
    {
      ...{ id: 'said', type: 'testimonials', heading: 'What people say' },
      testimonials: three.map(i => ({ quote: said, name: `Person ${i}`, role: 'Madrid', image_id: '', alt: '' })),
    },
    {
      ...{ id: 'questions', type: 'questions', heading: 'Questions' },
      questions: three.map(i => ({ question: `Question ${i}?`, answer: said })),
    },
    { id: 'text', type: 'text', content: three.map(() => ({ type: 'paragraph', runs: [{ text: said.repeat(3) }] })) },
  ],
}
