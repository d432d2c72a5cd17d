import { favouritedBy, rebloggedBy } from '#data/questions/statusPeople.ts'

/** The lists of people that a post has. */
export const peopleKinds = {
  favouritedBy: { question: favouritedBy, title: 'post.people.favouritedBy' },
  rebloggedBy: { question: rebloggedBy, title: 'post.people.rebloggedBy' },
} as const

export type PeopleKind = keyof typeof peopleKinds
