/** The pottery studio's assistant. */
import type { SeedAssistant } from './assistant.ts'

export const assistant: SeedAssistant = {
  name: 'Studio assistant',
  description: 'Answers what people ask before they come: classes, firing, the way here.',
  instructions: 'Answer like somebody at the counter: warm, brief, and with a next step.',
  title: 'Juniper & Clay',
  suggested_questions: [
    'What do I wear and bring to a first class?',
    'When can I fetch my bowls?',
    'Can I give a class to somebody?',
  ],
  pairs: [
    {
      key: 'bring',
      question: 'What do I wear and bring to a first class?',
      answer:
        'Wear clothes that may get dirty, and short fingernails. Aprons, tools and clay are here. Come ten minutes early: the door closes when the wheels start.',
    },
    {
      key: 'fetch',
      question: 'When can I fetch what I made?',
      answer:
        'Three weeks after your class: a week to dry, then two firings. We write to you when your pieces are out of the kiln, and keep them for sixty days.',
    },
    {
      key: 'voucher',
      question: 'Can I give a class as a present?',
      answer:
        'Yes. Vouchers for a first evening cost 68 dollars, last two years, and can be printed or mailed. They are good for an eight-week course too, which then costs the rest.',
    },
    {
      key: 'cancel',
      question: 'What if I cannot come?',
      answer:
        'Tell us two days before and you choose another evening. After that the place is lost, unless somebody takes it: send a friend, that is always fine.',
    },
    {
      key: 'children',
      question: 'From what age can children come?',
      answer:
        'From twelve with a grown-up at the next wheel. For younger ones there is hand building on the first Sunday of each month, from ten to noon.',
    },
    {
      key: 'parking',
      question: 'Where can I park?',
      answer:
        'In the lot behind the fish market, free from six in the evening. The number 8 bus stops at the harbor, three minutes on foot.',
    },
    {
      key: 'firing',
      question: 'Do you fire pieces that were made elsewhere?',
      answer:
        'Yes, stoneware up to cone 6, by the half shelf: 24 dollars for bisque and 30 for glaze. Bring the bag of the clay, so that we know what it is.',
    },
  ],
  keywords: [
    { keyword: 'pottery classes for beginners', secondary_keywords: ['first pottery class', 'wheel throwing class'] },
    { keyword: 'pottery gift voucher', secondary_keywords: ['pottery class as a present'] },
    { keyword: 'kiln firing service', secondary_keywords: ['bisque firing', 'glaze firing'] },
  ],
  conversations: [
    {
      hours_ago: 3,
      turns: [
        { question: 'hi! what should i wear on thursday?', pair: 'bring' },
        { question: 'and where do I park', pair: 'parking' },
      ],
      rating: 'good',
    },
    {
      hours_ago: 9,
      turns: [{ question: 'Is there a class for my daughter, she is 9', pair: 'children' }],
      rating: 'good',
    },
    { hours_ago: 20, turns: [{ question: 'do you sell kilns?' }] },
    {
      hours_ago: 27,
      turns: [{ question: 'I cant make it tomorrow, can I move?', pair: 'cancel' }],
      rating: 'bad',
      comment: 'I wanted to move it right here.',
      person: 'Hello, this is Dana from the studio. I have moved you to Tuesday at seven.',
    },
    { hours_ago: 44, turns: [{ question: 'how long until I get my mugs', pair: 'fetch' }] },
    { hours_ago: 52, turns: [{ question: 'gift cards?', pair: 'voucher' }], rating: 'good' },
    { hours_ago: 70, turns: [{ question: 'Do you do birthday parties?' }] },
    { hours_ago: 75, turns: [{ question: 'Can I fire my own bowls at your place?', pair: 'firing' }] },
    {
      hours_ago: 98,
      turns: [
        { question: 'do you have birthday parties for kids' },
        { question: 'ok, and from what age?', pair: 'children' },
      ],
    },
    { hours_ago: 121, turns: [{ question: 'Parking?', pair: 'parking' }] },
    { hours_ago: 150, turns: [{ question: 'can I bring my dog' }] },
    { hours_ago: 190, turns: [{ question: 'When are my pieces ready?', pair: 'fetch' }], rating: 'good' },
  ],
}
