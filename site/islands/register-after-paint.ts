import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-paint'?: boolean
  }
}

/** Teaches Astro the directive of after-paint.ts. */
export function registerAfterPaint(): AstroIntegration {
  return {
    name: 'after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'after-paint', entrypoint: './site/islands/after-paint.ts' }),
    },
  }
}
