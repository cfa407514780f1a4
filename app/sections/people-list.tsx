import { credentialsOf } from "~/config/firm-details";
import type { Person } from "~/config/firm-schema";

/** The people of the firm as rows of a ruled table, each at an address of its own: `#id`. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  const columns = people.some(({ photo }) => photo) ? "sm:grid-cols-[10rem_minmax(0,1fr)]" : "";
  return (
    <ul className="list-rule">
      {people.map((person) => (
        <li
          key={person.id}
          id={person.id}
          className={`grid gap-x-6 gap-y-4 border-b border-rule py-6 ${columns}`}
        >
          {person.photo && (
            <img
              src={person.photo}
              alt={person.name}
              width={320}
              height={400}
              loading="lazy"
              className="h-50 w-40 border-2 border-ink object-cover"
            />
          )}
          <div className={columns && "sm:col-start-2"}>
            <h3>{person.name}</h3>
            <p className="text-ink-2">{person.role}</p>
            {credentialsOf(person) && (
              <p className="mt-1 max-w-text text-small text-ink-2">{credentialsOf(person)}</p>
            )}
            {person.sentence && <p className="mt-3 max-w-text">{person.sentence}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
