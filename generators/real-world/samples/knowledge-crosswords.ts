import type { Crossword, Triple } from "#generators/real-world/crossword";

/** Facts (subject, relation and object apart by bars), then what each blank may be, the right entry first. */
const rows: readonly (readonly [facts: string, ...entries: string[]])[] = [
  [
    "?1 | directed | ?2; Anthony Perkins | acted in | ?2",
    "Alfred Hitchcock, Stanley Kubrick, Steven Spielberg",
    "Psycho, The Shining, Jaws",
  ],
  [
    "?1 | directed | ?2; ?1 | directed | Vertigo; Tippi Hedren | acted in | ?2",
    "Alfred Hitchcock, Ridley Scott, Akira Kurosawa",
    "The Birds, Alien, Rashomon",
  ],
  [
    "?1 | acted in | Titanic; ?1 | acted in | Inception; ?2 | directed | Inception; ?2 | directed | Interstellar",
    "Leonardo DiCaprio, Kate Winslet, Matthew McConaughey",
    "Christopher Nolan, James Cameron, Steven Spielberg",
  ],
  [
    "?1 | acted in | ?2; ?1 | acted in | Avatar; Ridley Scott | directed | ?2",
    "Sigourney Weaver, Harrison Ford, Russell Crowe",
    "Alien, Blade Runner, Gladiator",
  ],
  [
    "Toshiro Mifune | acted in | ?1; ?2 | directed | ?1; ?2 | directed | Rashomon",
    "Seven Samurai, Spirited Away, The Godfather",
    "Akira Kurosawa, Hayao Miyazaki, Francis Ford Coppola",
  ],
  [
    "?1 | directed | Jaws; ?1 | directed | ?2; Sam Neill | acted in | ?2",
    "Steven Spielberg, James Cameron, Ridley Scott",
    "Jurassic Park, Avatar, Gladiator",
  ],
  [
    "?1 | acted in | ?2; Jodie Foster | acted in | ?2; ?3 | directed | ?2",
    "Robert De Niro, Al Pacino, Jack Nicholson",
    "Taxi Driver, The Godfather, The Shining",
    "Martin Scorsese, Francis Ford Coppola, Stanley Kubrick",
  ],
  [
    "?1 | directed | The Shining; ?1 | directed | ?2; ?3 | acted in | The Shining",
    "Stanley Kubrick, Ridley Scott, Alfred Hitchcock",
    "2001: A Space Odyssey, Alien, Vertigo",
    "Jack Nicholson, Harrison Ford, James Stewart",
  ],
  [
    "?1 | acted in | ?2; Uma Thurman | acted in | ?2; ?3 | directed | ?2",
    "John Travolta, Russell Crowe, James Stewart",
    "Pulp Fiction, Gladiator, Vertigo",
    "Quentin Tarantino, Ridley Scott, Alfred Hitchcock",
  ],
  [
    "?1 | directed | My Neighbor Totoro; ?1 | directed | ?2",
    "Hayao Miyazaki, Akira Kurosawa, Christopher Nolan",
    "Spirited Away, Seven Samurai, Inception",
  ],
  [
    "?1 | is the capital of | ?2; The Danube | flows through | ?1; ?2 | borders | Switzerland",
    "Vienna, Budapest, Belgrade",
    "Austria, Hungary, Serbia",
  ],
  ["?1 | is the capital of | ?2; ?2 | borders | Portugal", "Madrid, Paris, Rome", "Spain, France, Italy"],
  ["?1 | is the capital of | ?2; ?2 | borders | Norway", "Helsinki, Copenhagen, Warsaw", "Finland, Denmark, Poland"],
  [
    "?1 | is the capital of | ?2; ?2 | borders | Laos; ?2 | borders | China",
    "Hanoi, Bangkok, Kathmandu",
    "Vietnam, Thailand, Nepal",
  ],
  [
    "?1 | is the capital of | ?2; ?2 | borders | Chile; ?2 | borders | Brazil",
    "Buenos Aires, Quito, Montevideo",
    "Argentina, Ecuador, Uruguay",
  ],
  [
    "?1 | flows through | ?2; ?2 | is the capital of | ?3; ?3 | borders | Denmark",
    "The Spree, The Seine, The Vistula",
    "Berlin, Paris, Warsaw",
    "Germany, France, Poland",
  ],
  [
    "?1 | flows through | ?2; ?2 | is the capital of | ?3; ?3 | borders | Spain",
    "The Tagus, The Tiber, The Vltava",
    "Lisbon, Rome, Prague",
    "Portugal, Italy, Czechia",
  ],
  [
    "?1 | flows through | Vienna; ?1 | flows through | ?2; ?2 | is the capital of | Hungary",
    "The Danube, The Rhine, The Elbe",
    "Budapest, Bratislava, Belgrade",
  ],
  [
    "?1 | is the capital of | ?2; The Nile | flows through | ?1; ?2 | borders | Libya",
    "Cairo, Tunis, Algiers",
    "Egypt, Tunisia, Algeria",
  ],
  [
    "?1 | is the capital of | ?2; ?2 | borders | Kenya; ?2 | borders | Rwanda",
    "Kampala, Addis Ababa, Mogadishu",
    "Uganda, Ethiopia, Somalia",
  ],
  [
    "?1 | is the capital of | ?2; ?2 | borders | Guatemala; ?2 | borders | the United States",
    "Mexico City, Ottawa, San Salvador",
    "Mexico, Canada, El Salvador",
  ],
  [
    "?1 | flows through | Dresden; ?1 | flows through | ?2",
    "The Elbe, The Rhine, The Danube",
    "Hamburg, Cologne, Vienna",
  ],
  [
    "?1 | is the capital of | ?2; ?2 | borders | Hungary; ?2 | borders | Poland",
    "Bratislava, Prague, Bucharest",
    "Slovakia, Czechia, Romania",
  ],
  [
    "?1 | wrote | ?2; ?1 | was born in | Dublin",
    "Bram Stoker, Mary Shelley, Herman Melville",
    "Dracula, Frankenstein, Moby-Dick",
  ],
  [
    "?1 | wrote | Hamlet; ?1 | wrote | ?2",
    "William Shakespeare, Johann Wolfgang von Goethe, Dante Alighieri",
    "Macbeth, Faust, The Divine Comedy",
  ],
  [
    "?1 | wrote | ?2; ?1 | was born in | ?3; The Vltava | flows through | ?3",
    "Franz Kafka, James Joyce, Johann Wolfgang von Goethe",
    "The Trial, Ulysses, Faust",
    "Prague, Dublin, Frankfurt",
  ],
  [
    "?1 | wrote | War and Peace; ?1 | wrote | ?2",
    "Leo Tolstoy, Fyodor Dostoevsky, Victor Hugo",
    "Anna Karenina, Crime and Punishment, Les Misérables",
  ],
  [
    "?1 | wrote | Animal Farm; ?1 | wrote | ?2; ?3 | wrote | Emma",
    "George Orwell, Charles Dickens, H. G. Wells",
    "Nineteen Eighty-Four, Oliver Twist, The Time Machine",
    "Jane Austen, Mary Shelley, Charlotte Brontë",
  ],
  [
    "?1 | wrote | ?2; ?1 | was born in | Florence",
    "Dante Alighieri, Miguel de Cervantes, Victor Hugo",
    "The Divine Comedy, Don Quixote, Les Misérables",
  ],
  [
    "?1 | composed | ?2; ?1 | was born in | Salzburg",
    "Wolfgang Amadeus Mozart, Ludwig van Beethoven, Antonio Vivaldi",
    "The Magic Flute, Fidelio, The Four Seasons",
  ],
  [
    "?1 | composed | Fidelio; ?1 | composed | ?2; ?1 | was born in | ?3",
    "Ludwig van Beethoven, Johann Sebastian Bach, Franz Schubert",
    "the Moonlight Sonata, the St Matthew Passion, Winterreise",
    "Bonn, Eisenach, Vienna",
  ],
  [
    "?1 | composed | Swan Lake; ?1 | composed | ?2",
    "Pyotr Tchaikovsky, Igor Stravinsky, Georges Bizet",
    "The Nutcracker, The Rite of Spring, Carmen",
  ],
  [
    "?1 | composed | Tosca; ?1 | composed | ?2; ?3 | composed | Aida",
    "Giacomo Puccini, Gioachino Rossini, Richard Wagner",
    "Turandot, The Barber of Seville, Parsifal",
    "Giuseppe Verdi, Georges Bizet, Wolfgang Amadeus Mozart",
  ],
  [
    "?1 | was born in | Venice; ?1 | composed | ?2",
    "Antonio Vivaldi, George Frideric Handel, Joseph Haydn",
    "The Four Seasons, Messiah, The Creation",
  ],
  [
    "?1 | painted | ?2; ?2 | hangs in | ?3; ?3 | stands in | Amsterdam",
    "Rembrandt, Johannes Vermeer, Sandro Botticelli",
    "The Night Watch, Girl with a Pearl Earring, The Birth of Venus",
    "the Rijksmuseum, the Mauritshuis, the Uffizi",
  ],
  [
    "?1 | painted | ?2; ?2 | hangs in | the Museum of Modern Art",
    "Vincent van Gogh, Gustav Klimt, Diego Velázquez",
    "The Starry Night, The Kiss, Las Meninas",
  ],
  [
    "?1 | painted | The Last Supper; ?1 | painted | ?2; ?2 | hangs in | ?3",
    "Leonardo da Vinci, Pablo Picasso, Johannes Vermeer",
    "Mona Lisa, Guernica, Girl with a Pearl Earring",
    "the Louvre, the Reina Sofía, the Mauritshuis",
  ],
  [
    "?1 | hangs in | ?2; ?2 | stands in | Florence",
    "The Birth of Venus, Las Meninas, The Night Watch",
    "the Uffizi, the Prado, the Rijksmuseum",
  ],
  [
    "?1 | painted | ?2; ?2 | hangs in | ?3; ?3 | stands in | Vienna",
    "Gustav Klimt, Salvador Dalí, Sandro Botticelli",
    "The Kiss, The Persistence of Memory, The Birth of Venus",
    "the Belvedere, the Museum of Modern Art, the Uffizi",
  ],
  [
    "?1 | was born in | ?2; ?2 | is the capital of | Poland",
    "Marie Curie, Galileo Galilei, Albert Einstein",
    "Warsaw, Pisa, Ulm",
  ],
];

function toCrossword([facts, ...lists]: (typeof rows)[number]): Crossword {
  const entries = lists.map((list) => list.split(", "));
  return {
    facts: facts.split("; ").map(toTriple),
    blanks: entries.map((_, i) => `blank ${i + 1}`),
    entries,
    gold: entries.map(([right]) => right!),
  };
}

function toTriple(fact: string): Triple {
  const [subject, relation, object] = fact.replaceAll("?", "blank ").split(" | ");
  return [subject!, relation!, object!];
}

/** Forty crosswords of well-known facts. */
export const knowledgeCrosswordsSamples: readonly Crossword[] = rows.map(toCrossword);
