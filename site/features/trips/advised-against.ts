export { isAdvisedAgainst } from '#site/editorial/advised-against.ts'
