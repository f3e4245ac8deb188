/** A step that has not been started: a ring of dashes, 20 px. */
export function DashedCircle({ className }: { className?: string | undefined }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" fill="none" aria-hidden className={className}>
      <circle cx={10} cy={10} r={7.5} stroke="currentColor" strokeWidth={1.5} strokeDasharray="2.6 2.1" />
    </svg>
  );
}
